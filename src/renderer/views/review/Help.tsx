import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/parts';

/** The keys of the review view and of the app. */
export function Help({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const keys: readonly (readonly [string, readonly string[]])[] = [
    [t('help.confirm'), ['Enter']],
    [t('help.candidate'), ['1', '…', '5']],
    [t('help.edit'), ['E']],
    [t('help.role'), ['R']],
    [t('help.reject'), ['X']],
    [t('help.exclude'), ['Shift', 'X']],
    [t('help.skip'), ['S']],
    [t('help.undo'), ['U']],
    [t('help.redo'), ['Shift', 'U']],
    [t('help.add'), ['A']],
    [t('help.nobody'), ['0']],
    [t('help.same'), ['Y', 'D']],
    [t('help.move'), ['N', 'P', '↓', '↑']],
    [t('help.page'), ['PgUp', 'PgDn']],
    [t('help.zoom'), ['+', '-', '0']],
    [t('help.views'), ['Ctrl', '1–5']],
    [t('help.pick'), ['Ctrl', 'O']],
    [t('help.exportKey'), ['Ctrl', 'E']],
    [t('help.settings'), ['Ctrl', ',']],
  ];
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('help.title')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <dl className="key-list">
        {keys.map(([what, caps]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {caps.map((c) => (
                <Kbd key={c}>{c}</Kbd>
              ))}
              <span className="vh">{caps.join(' ')}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="xs muted">{t('help.note')}</p>
    </Modal>
  );
}

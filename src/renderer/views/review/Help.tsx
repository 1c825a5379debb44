import { Modal } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/parts';
import { useReviewKeyNames } from '../../hooks/useReviewKeyNames';

/** The keys of the review view and of the app. */
export const Help = memo(function Help({
  opened,
  onClose,
}: {
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const cap = useReviewKeyNames();
  const keys: readonly (readonly [string, readonly string[]])[] = [
    [t('help.confirm'), [cap.confirm]],
    [t('help.candidate'), ['1', '…', '5']],
    [t('help.edit'), [cap.edit]],
    [t('help.role'), [cap.role]],
    [t('help.reject'), [cap.reject]],
    [t('help.exclude'), [cap.exclude]],
    [t('help.skip'), [cap.skip]],
    [t('help.undo'), [cap.undo]],
    [t('help.redo'), [cap.redo]],
    [t('help.add'), [cap.add]],
    [t('help.nobody'), [cap.nobody]],
    [t('help.same'), [cap.same]],
    [t('help.different'), [cap.different]],
    [t('help.bulk'), [cap.bulk]],
    [t('help.filter'), [cap.filter]],
    [t('help.next'), [cap.next, '↓']],
    [t('help.previous'), [cap.previous, '↑']],
    [t('help.page'), ['PgUp', 'PgDn']],
    [t('help.zoom'), ['+', '-', '0']],
    [t('help.find'), ['Ctrl', 'K']],
    [t('help.views'), ['Ctrl', '1–7']],
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
});

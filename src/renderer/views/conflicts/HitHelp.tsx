import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../components/parts';

const KEYS = [
  ['exclude', ['1']],
  ['review', ['2']],
  ['unrelated', ['3']],
  ['reason', ['R']],
  ['page', ['O', 'Enter']],
  ['bulk', ['M']],
  ['skip', ['S']],
  ['undo', ['U']],
  ['redo', ['⇧U']],
  ['next', ['N', '↓']],
  ['previous', ['P', '↑']],
  ['leave', ['Esc']],
  ['help', ['?']],
] as const;

/** The keys of the list of hits. */
export function HitHelp({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('conflicts.help.title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <dl className="key-list" data-testid="hit-help">
        {KEYS.map(([what, caps]) => (
          <div key={what}>
            <dt>{t(`conflicts.help.${what}`)}</dt>
            <dd>
              {caps.map((c) => (
                <Kbd key={c}>{c}</Kbd>
              ))}
              <span className="vh">{caps.join(' ')}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="xs muted">{t('conflicts.help.note')}</p>
    </Modal>
  );
}

import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DeadLetter } from '../../../preload/contract';
import { useFormat } from '../../i18n/format';

/** Every state the document went through. */
export function History({
  letter,
  onClose,
}: {
  readonly letter: DeadLetter | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Modal
      opened={letter !== null}
      onClose={onClose}
      title={t('progress.history')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {letter && (
        <div data-testid="dead-history-list">
          <p className="sm b">{letter.filename}</p>
          <p className="sm muted">{letter.reasons.join(' ')}</p>
          <ol className="history">
            {letter.history.map((h, i) => (
              <li key={`${h.at}/${i}`}>
                <span className="faint nw">{format.when(h.at)}</span>
                <span>{t(`document.${h.to}`)}</span>
              </li>
            ))}
            {letter.dismissed && (
              <li>
                <span className="faint nw">{format.when(letter.dismissed.at)}</span>
                <span>
                  {t('progress.aside')} · {letter.dismissed.actor} · {letter.dismissed.note}
                </span>
              </li>
            )}
          </ol>
        </div>
      )}
    </Modal>
  );
}

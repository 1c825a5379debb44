import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundSummary } from '../../preload/contract';
import { call, codeOf } from '../api';
import { useApp } from '../app-state';
import { useFormat } from '../i18n/format';
import { useToast } from './useToast';

export interface Rounds {
  /** Opens a round; a locked one asks for its passphrase, unless this computer remembers it. */
  readonly open: (round: RoundSummary) => Promise<void>;
  readonly backup: () => Promise<void>;
  readonly restore: () => Promise<void>;
}

/** What can be done with rounds from more than one place. */
export function useRounds(): Rounds {
  const { t } = useTranslation();
  const { setInfo, setRoundDialog } = useApp();
  const toast = useToast();
  const format = useFormat();
  return useMemo(
    () => ({
      open: (round) =>
        toast.guard(async () => {
          try {
            setInfo(await call('rounds.open', { roundId: round.roundId }));
          } catch (e) {
            if (codeOf(e) !== 'passphrase_needed') throw e;
            setRoundDialog({ kind: 'unlock', round });
          }
        }),
      backup: () =>
        toast.guard(async () => {
          const made = await call('rounds.backup');
          if (!made) return;
          const { filename, bytes, documents, missing } = made;
          const said = t('backup.done', { file: filename, size: format.bytes(bytes), count: documents });
          toast.done(missing > 0 ? `${said}\n${t('backup.missing', { count: missing })}` : said);
        }),
      restore: () =>
        toast.guard(async () => {
          const made = await call('rounds.restore');
          if (!made) return;
          setInfo(made.info);
          toast.done(
            t(made.round.locked ? 'backup.restoredLocked' : 'backup.restored', { name: made.round.name }),
          );
          if (made.round.locked) setRoundDialog({ kind: 'unlock', round: made.round });
        }),
    }),
    [t, setInfo, setRoundDialog, toast, format],
  );
}

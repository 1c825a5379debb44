import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { call, dropFiles } from '../api';
import { useApp } from '../app-state';
import { useToast } from './useToast';

/** A name a new round can start with: the half of the year it is. */
export function useDefaultRoundName(): () => string {
  const { t } = useTranslation();
  return useCallback(() => {
    const now = new Date();
    const half = now.getMonth() < 6 ? t('round.first') : t('round.second');
    return t('round.defaultName', { year: now.getFullYear(), half });
  }, [t]);
}

type Source = 'folder' | 'files' | 'sample' | readonly File[];

/** Brings applicants in: by dialog, by drop, or the practice ones. Makes a round first where there is none. */
export function usePick(): (source: Source) => Promise<void> {
  const { t } = useTranslation();
  const { info, setInfo, go } = useApp();
  const toast = useToast();
  const defaultName = useDefaultRoundName();
  return useCallback(
    (source) =>
      toast.guard(async () => {
        if (!info.round) {
          setInfo(
            await call('rounds.create', { name: source === 'sample' ? t('round.sample') : defaultName() }),
          );
        }
        go('intake');
        if (source === 'sample') await call('intake.sample');
        else if (source === 'folder' || source === 'files') await call('intake.pick', { kind: source });
        else await dropFiles(source);
      }),
    [info.round, setInfo, go, toast, defaultName, t],
  );
}

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Error code → sentence: what happened, what was kept, what to do. An unknown code gets the general one. */
export function useSentence(): (code: string) => string {
  const { t } = useTranslation();
  return useCallback((code) => t([`error.${code}`, 'error.internal'] as unknown as 'error.internal'), [t]);
}

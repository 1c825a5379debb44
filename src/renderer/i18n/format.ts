import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

export interface Format {
  readonly n: (value: number) => string;
  /** Bytes in the unit a file manager would show. */
  readonly bytes: (value: number) => string;
  /** Seconds as "about 14 min". */
  readonly left: (seconds: number) => string;
  readonly percent: (share: number) => string;
  readonly when: (epochMs: number) => string;
}

export function useFormat(): Format {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  return useMemo(() => {
    const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    return {
      n: (v) => number.format(v),
      bytes: (v) => {
        if (v < 1000) return `${v}B`;
        if (v < 1e6) return `${Math.round(v / 1e3)}KB`;
        return v < 1e9 ? `${number.format(v / 1e6)}MB` : `${number.format(v / 1e9)}GB`;
      },
      left: (s) => {
        if (s < 60) return t('time.underMinute');
        if (s < 3600) return t('time.minutes', { count: Math.round(s / 60) });
        return t('time.hours', { hours: Math.floor(s / 3600), minutes: Math.round((s % 3600) / 60) });
      },
      percent: (share) => `${Math.round(share * 100)}%`,
      when: (ms) => date.format(ms),
    };
  }, [language, t]);
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlagType } from '../../preload/contract';
import { Icon } from './Icon';
import type { IconName } from './icons';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'line' | 'idle';

/** A state: always a word, with an icon where one helps to find it. */
export function Tag({
  tone = 'idle',
  icon,
  title,
  children,
}: {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly title?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className={`tag ${tone}`} title={title}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}

const flagVars = (flag: FlagType) =>
  ({ '--fc': `var(--flag-${flag})`, '--fb': `var(--flag-${flag}-bg)` }) as React.CSSProperties;

export function FlagTag({ flag }: { readonly flag: FlagType }) {
  const { t } = useTranslation();
  return (
    <span className="tag flag" style={flagVars(flag)}>
      <Icon name={`flag-${flag}`} size={13} />
      {t(`flag.${flag}`)}
    </span>
  );
}

/** The flag's icon. Alone it carries its name for screen readers; `quiet` where the word stands beside it. */
export function FlagIcon({
  flag,
  size = 16,
  quiet = false,
}: {
  readonly flag: FlagType;
  readonly size?: number;
  readonly quiet?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <span className="flag" style={flagVars(flag)} title={t(`flag.${flag}`)}>
      <Icon name={`flag-${flag}`} size={size} />
      {!quiet && <span className="vh">{t(`flag.${flag}`)}</span>}
    </span>
  );
}

export function Count({ n }: { readonly n: number }) {
  const { i18n } = useTranslation();
  return <span className="count">{n.toLocaleString(i18n.language)}</span>;
}

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="kbd" aria-hidden="true">
      {children}
    </kbd>
  );
}

export interface ChipItem<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly count: number;
  readonly icon?: ReactNode;
}

/** One-of-many filter with counts. */
export function Chips<K extends string>({
  items,
  value,
  onChange,
  label,
  testid,
}: {
  readonly items: readonly ChipItem<K>[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  readonly label: string;
  readonly testid?: string;
}) {
  const { i18n } = useTranslation();
  return (
    <div className="chips" role="group" aria-label={label} data-testid={testid}>
      {items.map((c) => (
        <button
          key={c.key}
          type="button"
          className="chip"
          data-key={c.key}
          aria-pressed={c.key === value}
          onClick={() => onChange(c.key)}
        >
          {c.icon}
          {c.label} <b>{c.count.toLocaleString(i18n.language)}</b>
        </button>
      ))}
    </div>
  );
}

/** Parts of a whole, in percent. */
export function Meter({
  parts,
  label,
  value,
  className,
  testid,
}: {
  readonly parts: readonly {
    readonly tone: 'ok' | 'warn' | 'bad' | 'run' | 'accent';
    readonly percent: number;
  }[];
  readonly label?: string;
  readonly value?: number;
  readonly className?: string;
  readonly testid?: string;
}) {
  const a11y = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuenow': Math.round(value ?? 0),
        'aria-valuemin': 0,
        'aria-valuemax': 100,
      }
    : { 'aria-hidden': true };
  return (
    <div className={className ? `meter ${className}` : 'meter'} data-testid={testid} {...a11y}>
      {parts.map(
        (p) => p.percent > 0 && <span key={p.tone} className={p.tone} style={{ width: `${p.percent}%` }} />,
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSentence } from '../i18n/sentence';
import { Icon } from './Icon';
import type { IconName } from './icons';

/** Nothing to show, why, and what to do next. */
export function Empty({
  icon,
  title,
  children,
  actions,
  testid,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly testid?: string;
}) {
  return (
    <div className="empty" data-testid={testid ?? 'empty'}>
      <Icon name={icon} size={32} />
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}

/** What went wrong, as a sentence, with the one thing to try. */
export function ErrorNote({ code, onRetry }: { readonly code: string; readonly onRetry?: () => void }) {
  const { t } = useTranslation();
  const sentence = useSentence();
  return (
    <div className="notice bad" role="alert" data-testid="error-note">
      <Icon name="alert" />
      <div className="grow">{sentence(code)}</div>
      {onRetry && (
        <Button size="xs" onClick={onRetry}>
          {t('common.again')}
        </Button>
      )}
    </div>
  );
}

/** Grey rows of the list's own height: nothing jumps when the data arrives. */
export function SkeletonRows({ rows, height }: { readonly rows: number; readonly height: number }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" aria-label={t('common.loading')}>
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} style={{ height, padding: '10px 16px', borderBottom: '1px solid var(--line)' }}>
          <div className="skeleton" style={{ height: '100%', width: `${72 - ((i * 13) % 34)}%` }} />
        </div>
      ))}
    </div>
  );
}

/** A fault in the window itself: the rest stays usable, nothing technical is shown. */
export class Boundary extends Component<
  { readonly children: ReactNode; readonly resetKey: string },
  { broken: boolean }
> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override componentDidUpdate(before: { resetKey: string }): void {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false });
  }
  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <main className="view">
        <ErrorNote code="window" onRetry={() => this.setState({ broken: false })} />
      </main>
    );
  }
}

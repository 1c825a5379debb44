import { ActionIcon, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApp, useCounts } from '../app-state';
import { VIEWS } from '../testids';
import { Icon } from './Icon';
import { Count } from './parts';
import { RoundMenu } from './RoundMenu';

/** Drawn with every decision, unlike the bar it stands in. */
function OpenItems() {
  const { t } = useTranslation();
  const { openItems } = useCounts();
  return (
    openItems > 0 && (
      <span data-testid="review-count" title={t('nav.openItems', { count: openItems })}>
        <Count n={openItems} />
      </span>
    )
  );
}

/** The bar: round, the steps in the order of the work, "offline", settings. */
export function Header() {
  const { t } = useTranslation();
  const { info, view, go, setSettingsOpen, setFindOpen, setGuideOpen } = useApp();
  return (
    <header className="bar">
      <span className="logo" role="img" aria-label={t('app.name')} />
      {info.round ? <RoundMenu /> : <b className="sm">{t('app.name')}</b>}
      {info.round && (
        <nav className="steps" aria-label={t('nav.label')}>
          {VIEWS.map((v, i) => (
            <button
              key={v}
              type="button"
              className="step"
              data-testid={`nav-${v}`}
              aria-current={v === view ? 'page' : undefined}
              aria-keyshortcuts={`Control+${i + 1}`}
              onClick={() => go(v)}
            >
              {t(`nav.${v}`)}
              {v === 'review' && <OpenItems />}
            </button>
          ))}
        </nav>
      )}
      <div className="bar-end">
        <span className="offline" title={t('app.offlineWhy')} data-testid="offline">
          <Icon name="shield" />
          {t('app.offline')}
        </span>
        {info.round && (
          <Tooltip label={`${t('find.title')} (Ctrl K)`}>
            <ActionIcon
              aria-label={t('find.title')}
              data-testid="find-open"
              onClick={() => setFindOpen(true)}
            >
              <Icon name="search" size={18} />
            </ActionIcon>
          </Tooltip>
        )}
        <Tooltip label={`${t('guide.title')} (F1)`}>
          <ActionIcon
            aria-label={t('guide.title')}
            data-testid="guide-open"
            onClick={() => setGuideOpen(true)}
          >
            <Icon name="help" size={18} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('settings.open')}>
          <ActionIcon
            aria-label={t('settings.open')}
            data-testid="settings"
            onClick={() => setSettingsOpen(true)}
          >
            <Icon name="gear" size={18} />
          </ActionIcon>
        </Tooltip>
      </div>
    </header>
  );
}

import { useTranslation } from 'react-i18next';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { ModelState } from './ModelState';

/** Who reads here, and how the round is kept. */
export function Machine() {
  const { t } = useTranslation();
  const { info, setRoundDialog } = useApp();
  const locked = info.round?.encrypted ?? false;
  return (
    <section className="card" data-testid="health-machine">
      <h2 className="t">{t('store.models')}</h2>
      <p className="sm" data-testid="model-state">
        <b>{info.models.length === 0 ? t('store.noModel') : info.models.join(' · ')}</b>
      </p>
      <ModelState />
      <p className="xs muted">{t('store.modelText')}</p>
      {info.workers > 0 && <p className="xs muted">{t('store.workers', { count: info.workers })}</p>}
      <p className="row sm">
        <span className={locked ? 'st-ok' : 'st-idle'}>
          <Icon name="lock" />
        </span>
        <span className="grow">{t(locked ? 'passphrase.on' : 'passphrase.off')}</span>
        <button type="button" className="link" onClick={() => setRoundDialog({ kind: 'passphrase' })}>
          {t(locked ? 'passphrase.change' : 'passphrase.set')}
        </button>
      </p>
    </section>
  );
}

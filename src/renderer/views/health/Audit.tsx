import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditState } from '../../../preload/contract';
import { call } from '../../api';
import { Icon } from '../../components/Icon';
import { useToast } from '../../hooks/useToast';
import { useFormat } from '../../i18n/format';

/** The audit log's chain: checked on demand, saved for somebody else to check. */
export function Audit() {
  const { t } = useTranslation();
  const toast = useToast();
  const format = useFormat();
  const [state, setState] = useState<AuditState | null>(null);
  const check = (): Promise<void> => toast.guard(async () => setState(await call('health.audit')));
  const save = (): Promise<void> =>
    toast.guard(async () => {
      const made = await call('health.saveAudit');
      if (made) toast.done(t('store.auditSaved', { file: made.filename }));
    });
  return (
    <section className="card" data-testid="health-audit">
      <h2 className="t">{t('store.audit')}</h2>
      <p className="xs muted">{t('store.auditText')}</p>
      {state && state.broken === null && (
        <div className="notice info" role="status" data-testid="audit-good">
          <Icon name="check-circle" />
          <div className="grow">
            <b>{t('store.auditGood', { count: state.entries })}</b>
            <div className="xs">{t('store.auditWhen', { when: format.when(state.checkedAt) })}</div>
          </div>
        </div>
      )}
      {state && state.broken !== null && (
        <div className="notice bad" role="alert" data-testid="audit-broken">
          <Icon name="alert" />
          <div className="grow">
            <b>{t('store.auditBroken', { number: state.broken })}</b>
            <div>{t('store.auditBrokenText')}</div>
          </div>
        </div>
      )}
      {state && (
        <dl className="hash">
          <dt className="xs muted">{t('store.auditHead')}</dt>
          <dd className="xs" data-testid="audit-head">
            {state.head}
          </dd>
        </dl>
      )}
      <div className="row">
        <Button leftSection={<Icon name="shield" />} data-testid="audit-check" onClick={() => void check()}>
          {t('store.auditCheck')}
        </Button>
        <Button variant="subtle" data-testid="audit-save" onClick={() => void save()}>
          {t('store.auditSave')}
        </Button>
      </div>
    </section>
  );
}

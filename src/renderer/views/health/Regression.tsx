import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegressionReport } from '../../../preload/contract';
import { call } from '../../api';
import { Icon } from '../../components/Icon';
import { useToast } from '../../hooks/useToast';
import { useSentence } from '../../i18n/sentence';

type Change = RegressionReport['worse'][number];
const PARTS = ['lost', 'wrong', 'gained', 'mended'] as const;
/** Documents named in the window; the command line names them all. */
const SHOWN = 20;

/** What people confirmed, kept as a set of the user's own, and held against the rules of this version. */
export function Regression() {
  const { t } = useTranslation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<RegressionReport | null>(null);
  const run = (what: () => Promise<void>) => async (): Promise<void> => {
    setBusy(true);
    await toast.guard(what);
    setBusy(false);
  };
  const save = run(async () => {
    const made = await call('health.exportRegression');
    if (made) toast.done(t('regression.saved', { file: made.filename, count: made.documents }));
  });
  const replay = run(async () => {
    const next = await call('health.replayRegression');
    if (next) setReport(next);
  });
  return (
    <section className="card" data-testid="health-regression">
      <h2 className="t">{t('regression.title')}</h2>
      <p className="xs muted">{t('regression.text')}</p>
      {report && <Verdict report={report} />}
      {report && <Changes title={t('regression.worse')} changes={report.worse} />}
      {report && <Changes title={t('regression.better')} changes={report.better} />}
      <div className="row">
        <Button
          leftSection={<Icon name="drop" />}
          data-testid="regression-save"
          disabled={busy}
          onClick={() => void save()}
        >
          {t('regression.save')}
        </Button>
        <Button variant="subtle" data-testid="regression-replay" loading={busy} onClick={() => void replay()}>
          {t('regression.replay')}
        </Button>
      </div>
    </section>
  );
}

function Verdict({ report }: { readonly report: RegressionReport }) {
  const { t } = useTranslation();
  const bad = report.worse.length > 0;
  return (
    <div
      className={bad ? 'notice bad' : 'notice info'}
      role={bad ? 'alert' : 'status'}
      data-testid="regression-verdict"
    >
      <Icon name={bad ? 'alert' : 'check-circle'} />
      <div className="grow">
        <b>
          {bad
            ? t('regression.isWorse', { count: report.worse.length, of: report.documents })
            : t('regression.isGood', { count: report.documents })}
        </b>
        <div className="xs">
          {t('regression.figures', { answers: report.answers, before: report.before, now: report.now })}
        </div>
      </div>
    </div>
  );
}

function Changes({ title, changes }: { readonly title: string; readonly changes: readonly Change[] }) {
  const { t } = useTranslation();
  const sentence = useSentence();
  if (changes.length === 0) return null;
  return (
    <>
      <h3 className="t">{title}</h3>
      <ul className="regression-changes" data-testid="regression-changes">
        {changes.slice(0, SHOWN).map((c, i) => (
          <li key={i}>
            <b className="cut">{c.file}</b>
            {c.fault !== null && <div className="xs">{sentence(c.fault)}</div>}
            {PARTS.filter((part) => c[part].length > 0).map((part) => (
              <div key={part} className="xs">
                {t(`regression.${part}`)}
                {': '}
                {c[part].map((p) => `${p.name} (${t(`role.${p.role}`)})`).join(', ')}
              </div>
            ))}
          </li>
        ))}
      </ul>
      {changes.length > SHOWN && (
        <p className="xs muted">{t('regression.more', { count: changes.length - SHOWN })}</p>
      )}
    </>
  );
}

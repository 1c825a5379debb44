import './people.css';
import { Button } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api';
import { useApp, useSticky } from '../../app-state';
import { Empty, ErrorNote } from '../../components/states';
import { Applicants } from './Applicants';
import { ApplicantPeople } from './ApplicantPeople';
import { sortApplicants, type Sort } from './sort';

/** The people tied to each applicant, strongest tie first, every source one click from its page. */
export function People() {
  const { t } = useTranslation();
  const { go, target } = useApp();
  const list = useCall('people.applicants', undefined, ['round', 'review', 'people']);
  const [chosen, choose] = useSticky<number | null>('people.applicant', null);
  const [sort, setSort] = useSticky<Sort>('people.sort', 'open');
  useEffect(() => {
    if (target.applicantId !== undefined) choose(target.applicantId);
  }, [target, choose]);
  const sorted = useMemo(() => sortApplicants(list.data ?? [], sort), [list.data, sort]);
  const current = sorted.find((a) => a.applicantId === chosen) ?? sorted[0] ?? null;

  if (list.data?.length === 0)
    return (
      <main className="view">
        <h1 className="vh">{t('people.title')}</h1>
        <Empty
          icon="users"
          title={t('people.none')}
          actions={
            <Button variant="filled" onClick={() => go('intake')}>
              {t('progress.toIntake')}
            </Button>
          }
        >
          {t('people.noneText')}
        </Empty>
      </main>
    );
  return (
    <main className="people">
      <Applicants
        applicants={sorted}
        loading={!list.data && !list.error}
        current={current?.applicantId ?? null}
        sort={sort}
        onSort={setSort}
        onChoose={choose}
      />
      <section className="people-main">
        {list.error && <ErrorNote code={list.error} onRetry={list.reload} />}
        {current && <ApplicantPeople key={current.applicantId} applicant={current} />}
      </section>
    </main>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Import } from './useImport';

/** Brings the list of applicants in: it fills in and checks what folders say. */
export function ApplicantsList({
  imports,
  applicants,
  onPaste,
}: {
  readonly imports: Import;
  readonly applicants: number;
  readonly onPaste: () => void;
}) {
  const { t } = useTranslation();
  return (
    <section className="card" data-list="applicants" data-testid="applicants-list">
      <h2 className="t">{t('conflicts.applicants.title')}</h2>
      <p className="xs muted">{t('conflicts.applicants.text', { count: applicants })}</p>
      <div className="row list-buttons">
        <Button
          size="xs"
          disabled={imports.busy}
          data-testid="applicants-pick"
          onClick={() => void imports.pick('applicants')}
        >
          {t('conflicts.start.pick')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          disabled={imports.busy}
          data-testid="applicants-paste"
          onClick={onPaste}
        >
          {t('conflicts.start.paste')}
        </Button>
      </div>
    </section>
  );
}

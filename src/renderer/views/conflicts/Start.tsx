import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListKind } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { ApplicantsList } from './ApplicantsList';
import type { Import } from './useImport';

interface Props {
  readonly imports: Import;
  readonly applicants: number;
  readonly onPaste: (list: ListKind) => void;
}

/** Before there is a list: where it goes, what it needs, and that it stays apart. */
export function Start({ imports, applicants, onPaste }: Props) {
  const { t } = useTranslation();
  const facts = ['separate', 'never', 'wipe'] as const;
  return (
    <div className="cols conflicts-start" data-testid="conflicts-start">
      <section className="conflicts-drop" data-list="evaluators" aria-label={t('conflicts.start.title')}>
        <Icon name="users" size={36} />
        <h2>{t('conflicts.start.title')}</h2>
        <p className="muted sm">{t('conflicts.start.text')}</p>
        <div className="row">
          <Button
            variant="filled"
            size="md"
            loading={imports.busy}
            data-testid="conflicts-pick"
            onClick={() => void imports.pick('evaluators')}
          >
            {t('conflicts.start.pick')}
          </Button>
          <Button size="md" data-testid="conflicts-paste" onClick={() => onPaste('evaluators')}>
            {t('conflicts.start.paste')}
          </Button>
        </div>
        <table className="conflicts-example" aria-label={t('conflicts.start.example')}>
          <thead>
            <tr>
              {(['nameKo', 'nameEn', 'affiliation', 'department', 'email'] as const).map((f) => (
                <th key={f} scope="col">
                  {t(`conflicts.field.${f}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{t('conflicts.start.exampleName')}</td>
              <td>Haneul Seo</td>
              <td>{t('conflicts.start.exampleSchool')}</td>
              <td>{t('conflicts.start.exampleField')}</td>
              <td>seo@example.ac.kr</td>
            </tr>
          </tbody>
        </table>
        <p className="xs faint">{t('conflicts.start.exampleNote')}</p>
      </section>
      <aside className="side">
        <section className="card">
          <h2 className="t">{t('conflicts.start.facts')}</h2>
          <ul className="conflicts-facts">
            {facts.map((f) => (
              <li key={f}>
                <Icon name={f === 'wipe' ? 'trash' : 'shield'} size={14} />
                {t(`conflicts.start.${f}`)}
              </li>
            ))}
          </ul>
        </section>
        <ApplicantsList imports={imports} applicants={applicants} onPaste={() => onPaste('applicants')} />
      </aside>
    </div>
  );
}

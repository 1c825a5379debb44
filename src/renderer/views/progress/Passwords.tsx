import { useTranslation } from 'react-i18next';
import { useCall } from '../../api';
import { Count } from '../../components/parts';
import { PasswordForm } from '../../components/PasswordForm';
import { shortName } from '../../i18n/names';

/** Encrypted documents that wait for their password; nothing where none does. */
export function Passwords() {
  const { t } = useTranslation();
  const waiting = useCall('passwords.waiting', undefined, ['round', 'review']).data ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className="card passwords" data-testid="passwords">
      <h2 className="t row">
        {t('password.title')}
        <Count n={waiting.length} />
      </h2>
      <p className="xs muted">{t('password.text')}</p>
      <ul className="scroll">
        {waiting.map((d) => (
          <li key={d.documentId}>
            <div className="row sm">
              <b className="cut" title={d.filename}>
                {shortName(d.filename, d.externalId)}
              </b>
              <span className="faint nw">{d.applicantName}</span>
            </div>
            <PasswordForm document={d} />
          </li>
        ))}
      </ul>
    </section>
  );
}

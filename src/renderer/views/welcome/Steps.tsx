import './welcome.css';
import { useTranslation } from 'react-i18next';
import { DropPicture, ReviewPicture, SheetPicture } from './pictures';

/** The whole work in three pictures. */
export function Steps({ compact = false }: { readonly compact?: boolean }) {
  const { t } = useTranslation();
  const steps = [
    { n: 1, picture: <DropPicture />, title: t('welcome.step1'), text: t('welcome.step1Text') },
    { n: 2, picture: <ReviewPicture />, title: t('welcome.step2'), text: t('welcome.step2Text') },
    { n: 3, picture: <SheetPicture />, title: t('welcome.step3'), text: t('welcome.step3Text') },
  ];
  return (
    <ol className={compact ? 'welcome-steps compact' : 'welcome-steps'}>
      {steps.map((s) => (
        <li key={s.n}>
          <div className="picture">{s.picture}</div>
          <div>
            <h2>
              <span className="n">{s.n}</span>
              {s.title}
            </h2>
            <p>{s.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

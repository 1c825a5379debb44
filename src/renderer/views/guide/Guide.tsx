import './guide.css';
import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../app-state';
import { FlagTag } from '../../components/parts';
import { FLAG_ORDER } from '../../words';
import { DropPicture, ReviewPicture, SheetPicture } from '../welcome/pictures';
import { KeysPicture, MatrixPicture, PlacePicture, SafePicture } from './pictures';

const PARTS = [
  { key: 'intake', picture: <DropPicture /> },
  { key: 'review', picture: <ReviewPicture /> },
  { key: 'keys', picture: <KeysPicture /> },
  { key: 'people', picture: <PlacePicture /> },
  { key: 'roster', picture: <SheetPicture /> },
  { key: 'conflicts', picture: <MatrixPicture /> },
  { key: 'safe', picture: <SafePicture /> },
] as const;

/** The whole work on one page: what to do, what each flag asks for, what is safe. */
export function Guide() {
  const { t } = useTranslation();
  const { guideOpen, setGuideOpen } = useApp();
  return (
    <Modal
      opened={guideOpen}
      onClose={() => setGuideOpen(false)}
      size={900}
      title={<b>{t('guide.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className="guide" data-testid="guide">
        {PARTS.map((p) => (
          <section key={p.key}>
            <div className="picture">{p.picture}</div>
            <div>
              <h2>{t(`guide.${p.key}`)}</h2>
              <p className="sm">{t(`guide.${p.key}Text`)}</p>
            </div>
          </section>
        ))}
        <section className="guide-flags">
          <h2>{t('guide.flags')}</h2>
          <dl>
            {FLAG_ORDER.map((f) => (
              <div key={f}>
                <dt>
                  <FlagTag flag={f} />
                </dt>
                <dd className="sm">{t(`guide.flag.${f}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  );
}

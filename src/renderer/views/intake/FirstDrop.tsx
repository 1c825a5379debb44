import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import type { IconName } from '../../components/icons';

/** Nothing taken in yet: a tall drop zone with an example of a folder that works as it is. */
export function FirstDrop({ onPick }: { readonly onPick: (source: 'folder' | 'files' | 'sample') => void }) {
  const { t } = useTranslation();
  const lines: { icon: IconName; text: string; deep: boolean }[] = [
    { icon: 'folder', text: t('intake.exampleFolder'), deep: false },
    { icon: 'file', text: t('intake.exampleThesis'), deep: true },
    { icon: 'file', text: t('intake.examplePaper'), deep: true },
    { icon: 'image', text: t('intake.exampleScholar'), deep: true },
  ];
  return (
    <section className="first-drop" data-testid="drop">
      <span className="dropz-icon big">
        <Icon name="drop" size={28} />
      </span>
      <h2>{t('intake.dropTitle')}</h2>
      <p className="sm muted">{t('intake.dropText')}</p>
      <div className="row">
        <Button
          variant="filled"
          size="md"
          leftSection={<Icon name="folder" />}
          onClick={() => onPick('folder')}
          data-testid="pick-folder"
        >
          {t('intake.pickFolder')}
        </Button>
        <Button
          size="md"
          leftSection={<Icon name="file" />}
          onClick={() => onPick('files')}
          data-testid="pick-files"
        >
          {t('intake.pickFiles')}
        </Button>
      </div>
      <div className="example">
        <p className="xs faint">{t('intake.example')}</p>
        <ul>
          {lines.map((l) => (
            <li key={l.text} className={l.deep ? 'deep' : undefined}>
              <Icon name={l.icon} />
              {l.text}
            </li>
          ))}
        </ul>
        <p className="xs faint">{t('intake.exampleLater')}</p>
      </div>
      <Button
        variant="subtle"
        leftSection={<Icon name="book" />}
        onClick={() => onPick('sample')}
        data-testid="sample"
      >
        {t('intake.sample')}
      </Button>
    </section>
  );
}

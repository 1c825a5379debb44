import { Button, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RosterPreview } from '../../../preload/contract';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Tag } from '../../components/parts';
import { useFormat } from '../../i18n/format';
import { SignOff } from './SignOff';

export interface Saved {
  readonly filename: string;
  readonly rows: number;
  readonly openItems: number;
}

interface Props {
  readonly preview: RosterPreview | null;
  readonly includeOpen: boolean;
  readonly onInclude: (include: boolean) => void;
  readonly saving: boolean;
  readonly saved: Saved | null;
  readonly onSave: (format: 'xlsx' | 'csv') => void;
  readonly onSigned: () => void;
}

/** What is open and what that means, what goes in, and saving. */
export function RosterSide(props: Props) {
  const { preview, includeOpen, onInclude, saving, saved, onSave } = props;
  const { t } = useTranslation();
  const { go } = useApp();
  const format = useFormat();
  const open = preview?.openItems ?? 0;
  const failed = preview?.failedDocuments ?? 0;
  return (
    <aside className="side roster-side">
      <section className="card" data-testid="open-items">
        <div className="row between">
          <h2 className="t">{t('roster.open')}</h2>
          {open + failed > 0 && <Tag tone="warn">{format.n(open + failed)}</Tag>}
        </div>
        {preview && open + failed === 0 ? (
          <p className="sm row all-decided">
            <span className="st-ok">
              <Icon name="check-circle" />
            </span>
            {t('roster.nothingOpen')}
          </p>
        ) : (
          <>
            <ul className="open-list">
              <li>
                <span className="st-warn">
                  <Icon name="alert" />
                </span>
                {t('roster.openItems')}
                <b>{format.n(open)}</b>
              </li>
              <li>
                <span className="st-bad">
                  <Icon name="x-circle" />
                </span>
                {t('roster.failedDocuments')}
                <b>{format.n(failed)}</b>
              </li>
            </ul>
            <p className="xs muted">
              {open > 0 && t(includeOpen ? 'roster.openIncluded' : 'roster.openLeftOut')}{' '}
              {failed > 0 && t('roster.failedMeans')}
            </p>
            {open > 0 && (
              <Button fullWidth mt={10} onClick={() => go('review')}>
                {t('roster.continue', { count: open })}
              </Button>
            )}
          </>
        )}
      </section>
      <section className="card">
        <h2 className="t" id="roster-options">
          {t('roster.options')}
        </h2>
        <Radio.Group
          aria-labelledby="roster-options"
          value={includeOpen ? 'open' : 'confirmed'}
          onChange={(v) => onInclude(v === 'open')}
        >
          <div className="roster-options">
            <Radio
              value="open"
              size="xs"
              label={t('roster.include')}
              description={t('roster.includeText')}
              data-testid="include-open"
            />
            <Radio
              value="confirmed"
              size="xs"
              label={t('roster.confirmedOnly')}
              description={t('roster.confirmedOnlyText')}
              data-testid="include-confirmed"
            />
          </div>
        </Radio.Group>
      </section>
      <section className="card save-card">
        <h2 className="t">{t('roster.save')}</h2>
        {preview && <SignOff preview={preview} onSigned={props.onSigned} />}
        <div className="save-buttons">
          <Button
            variant="filled"
            size="md"
            loading={saving}
            disabled={!preview}
            leftSection={<Icon name="table" />}
            data-testid="export"
            onClick={() => onSave('xlsx')}
          >
            {t('roster.export')}
          </Button>
          <Button
            size="md"
            disabled={!preview || saving}
            title={t('roster.csvWhy')}
            data-testid="export-csv"
            onClick={() => onSave('csv')}
          >
            CSV
          </Button>
        </div>
        {saved && (
          <div className="xs" role="status" data-testid="exported">
            <span className="st-ok">
              <Icon name="check-circle" size={14} />
            </span>{' '}
            {t('roster.exported', { file: saved.filename, rows: format.n(saved.rows) })}
            {saved.openItems > 0 && (
              <div className="muted">{t('roster.exportedOpen', { count: saved.openItems })}</div>
            )}
          </div>
        )}
      </section>
    </aside>
  );
}

import './roster.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, codeOf, useCall, useEvent, type Loaded } from '../../api';
import { useApp, useSticky } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Empty, ErrorNote, SkeletonRows } from '../../components/states';
import { useToast } from '../../hooks/useToast';
import { useFormat } from '../../i18n/format';
import type { RosterPreview } from '../../../preload/contract';
import { RosterSource } from './RosterSource';
import { RosterSide, type Saved } from './RosterSide';
import { SheetTable } from './SheetTable';

/** The workbook before it is saved: what will stand in it, what is open, and the button that saves. */
export function Roster() {
  const { t } = useTranslation();
  const toast = useToast();
  const [includeOpen, setIncludeOpen] = useSticky('roster.includeOpen', true);
  const preview = useCall('roster.preview', { includeOpen }, ['round', 'review', 'people', 'roster']);
  const [saving, setSaving] = useState(false);
  const [viewing, view] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [saved, setSaved] = useSticky<Saved | null>('roster.saved', null);

  const save = async (format: 'xlsx' | 'csv' = 'xlsx'): Promise<void> => {
    if (saving) return;
    setSaving(true);
    setFault(null);
    try {
      const result = await call('roster.export', { includeOpen, format });
      if (result) setSaved(result);
    } catch (e) {
      setFault(codeOf(e));
    }
    setSaving(false);
  };
  useEvent('menu', ({ command }) => command === 'export' && void save());
  const reveal = (): Promise<void> => toast.guard(async () => void (await call('roster.reveal')));

  return (
    <main className="view">
      <div className="view-head">
        <div>
          <h1>{t('roster.title')}</h1>
          <p>{t('roster.lead')}</p>
        </div>
        {saved && (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<Icon name="folder" />}
            data-testid="reveal"
            onClick={() => void reveal()}
          >
            {t('roster.reveal')}
          </Button>
        )}
      </div>
      {fault && <ErrorNote code={fault} onRetry={() => void save()} />}
      <div className="cols roster-cols">
        <Sheets preview={preview} onOpen={view} />
        <RosterSide
          preview={preview.data ?? null}
          includeOpen={includeOpen}
          onInclude={setIncludeOpen}
          saving={saving}
          saved={saved}
          onSave={(format) => void save(format)}
          onSigned={preview.reload}
        />
      </div>
      <RosterSource sourceId={viewing} onClose={() => view(null)} />
    </main>
  );
}

function Sheets({
  preview,
  onOpen,
}: {
  readonly preview: Loaded<RosterPreview>;
  readonly onOpen: (sourceId: number) => void;
}) {
  const { t } = useTranslation();
  const { go } = useApp();
  const format = useFormat();
  const [chosen, choose] = useSticky('roster.sheet', 0);
  const sheets = preview.data?.sheets ?? [];
  const at = Math.min(chosen, Math.max(0, sheets.length - 1));
  const sheet = sheets[at];
  return (
    <section className="card sheet-card" aria-label={t('roster.sheets')}>
      {preview.error && <ErrorNote code={preview.error} onRetry={preview.reload} />}
      {!sheet ? (
        !preview.error && <SkeletonRows rows={14} height={34} />
      ) : sheet.rows.length === 0 ? (
        <Empty icon="table" title={t(at === 0 ? 'roster.empty' : 'roster.emptySheet')}>
          {at === 0 ? t('roster.emptyText') : undefined}
        </Empty>
      ) : (
        <SheetTable
          key={sheet.name}
          sheet={sheet}
          onOpen={onOpen}
          onItem={(flagId) => (flagId === null ? go('progress') : go('review', { flagId }))}
        />
      )}
      {sheet && sheet.rows.length < sheet.total && (
        <p className="sheet-more xs muted">
          {t('roster.more', { shown: format.n(sheet.rows.length), total: format.n(sheet.total) })}
        </p>
      )}
      <div className="sheet-tabs" role="tablist" aria-label={t('roster.sheets')}>
        {sheets.map((s, i) => (
          <button
            key={s.name}
            type="button"
            role="tab"
            aria-selected={i === at}
            tabIndex={i === at ? 0 : -1}
            data-testid="sheet-tab"
            data-sheet={s.name}
            onClick={() => choose(i)}
            onKeyDown={(e) => {
              const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
              if (by === 0) return;
              const next = (at + by + sheets.length) % sheets.length;
              choose(next);
              (e.currentTarget.parentElement?.children[next] as HTMLElement | undefined)?.focus();
            }}
          >
            <span className="cut">{s.name.replace(/\(.*\)$/, '').replaceAll('_', ' ')}</span>
            <span className="faint">{format.n(s.total)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

import './conflicts.css';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListKind } from '../../../preload/contract';
import { useCall } from '../../api';
import { useSticky } from '../../app-state';
import { DROPPED, type DroppedFiles } from '../../components/DropOverlay';
import { ErrorNote, SkeletonRows } from '../../components/states';
import { Desk, type Tab } from './Desk';
import { Export } from './Export';
import { Head } from './Head';
import { History } from './History';
import type { Pair } from './hits';
import { Paste } from './Paste';
import { Preview } from './Preview';
import { Start } from './Start';
import { isListFile, type ConflictsDialog } from './terms';
import { useImport } from './useImport';
import { Wipe } from './Wipe';

const SCOPES = ['conflicts', 'people', 'review', 'round'] as const;

/** Who must not evaluate whom. The evaluators' list is secret: what stands here never reaches the roster. */
export function Conflicts() {
  const { t } = useTranslation();
  const overview = useCall('conflicts.overview', undefined, SCOPES, 600);
  const imports = useImport();
  const [tab, setTab] = useSticky<Tab>('conflicts.tab', 'matrix');
  const [pair, setPair] = useSticky<Pair | null>('conflicts.pair', null);
  const [dialog, setDialog] = useState<ConflictsDialog | null>(null);
  const root = useRef<HTMLElement>(null);

  const { drop } = imports;
  useEffect(() => {
    const view = root.current;
    const take = (e: Event): void => {
      const [file] = (e as CustomEvent<DroppedFiles>).detail;
      // Folders and documents go to intake, as from any other view.
      if (!file || !isListFile(file.name)) return;
      e.preventDefault();
      const over = e.target instanceof HTMLElement ? e.target.closest('[data-list]') : null;
      void drop((over?.getAttribute('data-list') as ListKind | null) ?? 'evaluators', file);
    };
    view?.addEventListener(DROPPED, take);
    return () => view?.removeEventListener(DROPPED, take);
  }, [drop]);

  const { preview } = imports;
  const data = overview.data;
  const showPair = (next: Pair): void => {
    setPair(next);
    setTab('hits');
  };
  return (
    <main className="view conflicts" ref={root}>
      <Head
        overview={data}
        onDialog={setDialog}
        calm={preview !== null || data?.evaluators === 0}
        onChanged={overview.reload}
      />
      {overview.error && <ErrorNote code={overview.error} onRetry={overview.reload} />}
      {imports.fault && <ErrorNote code={imports.fault} />}
      {!data ? (
        !overview.error && (
          <section className="card grow">
            <SkeletonRows rows={12} height={40} />
          </section>
        )
      ) : preview ? (
        <Preview
          // Another file starts with its own choices.
          key={`${preview.kind}/${preview.filename ?? ''}`}
          preview={preview}
          imports={imports}
          known={data.evaluators}
          onTaken={(kind) => {
            if (kind === 'evaluators') setTab('matrix');
            overview.reload();
          }}
        />
      ) : data.evaluators === 0 ? (
        <Start imports={imports} applicants={data.applicants} onPaste={(l) => setDialog(`paste-${l}`)} />
      ) : (
        <Desk
          overview={data}
          tab={tab}
          onTab={setTab}
          pair={pair}
          onPair={setPair}
          onShowPair={showPair}
          imports={imports}
          onPaste={(l) => setDialog(`paste-${l}`)}
          onOverview={overview.set}
          onWaiting={overview.reload}
        />
      )}
      <Paste
        list={
          dialog === 'paste-evaluators' ? 'evaluators' : dialog === 'paste-applicants' ? 'applicants' : null
        }
        imports={imports}
        onClose={() => setDialog(null)}
      />
      <Export
        opened={dialog === 'export'}
        waiting={(data?.hits.open ?? 0) + (data?.hits.new ?? 0)}
        onClose={() => setDialog(null)}
      />
      <History opened={dialog === 'history'} onClose={() => setDialog(null)} />
      <Wipe
        opened={dialog === 'wipe'}
        onClose={() => setDialog(null)}
        onWiped={() => {
          setPair(null);
          setTab('matrix');
          overview.reload();
        }}
      />
      <span className="vh" role="status">
        {imports.busy ? t('conflicts.reading') : ''}
      </span>
    </main>
  );
}

import './review.css';
import './queue.css';
import './decision.css';
import './choices.css';
import { Button, Splitter } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp, useSticky } from '../../app-state';
import { PagePane, type PageControls } from '../../components/PagePane';
import { Kbd } from '../../components/parts';
import { Empty, ErrorNote } from '../../components/states';
import { useReviewKeyNames } from '../../hooks/useReviewKeyNames';
import { useUndo } from '../../hooks/useUndo';
import type { BBox, ReviewRow } from '../../../preload/contract';
import type { Adding } from './AddPerson';
import { Bulk } from './Bulk';
import { Decision } from './Decision';
import { Help } from './Help';
import { Queue } from './Queue';
import { useDraft } from './useDraft';
import { useItem } from './useItem';
import { useQueue, type Queue as QueueState } from './useQueue';
import { useReviewKeys } from './useReviewKeys';
import { marksOf } from './marks';

const NONE: readonly ReviewRow[] = [];

/** Queue, page, decision. One question at a time; a key decides and the next is there. */
export function Review() {
  const { t } = useTranslation();
  const { go } = useApp();
  const undo = useUndo();
  const cap = useReviewKeyNames();
  const queue = useQueue();
  const flagId = queue.current?.flagId ?? null;
  const { item, error, reload } = useItem(flagId, queue.next);
  const draft = useDraft(item);
  const [page, setPage] = useState<{ flagId: number | null; page: number }>({ flagId: null, page: 1 });
  const [adding, setAdding] = useState<(Adding & { readonly flagId: number }) | null>(null);
  const [added, setAdded] = useState<{ flagId: number; names: readonly string[] }>({ flagId: 0, names: [] });
  const [help, setHelp] = useState(false);
  const [bulk, setBulk] = useState(false);
  const [sizes, setSizes] = useSticky<readonly (number | `${number}px`)[]>('review.sizes', [
    '276px',
    100,
    '404px',
  ]);
  const panel = useRef<HTMLDivElement>(null);
  const roleField = useRef<HTMLInputElement>(null);
  const controls = useRef<PageControls | null>(null);

  const home = item?.page ?? 1;
  const shown = page.flagId === flagId ? page.page : home;
  const show = useCallback((next: number) => setPage({ flagId, page: next }), [flagId]);
  const addingHere = adding && adding.flagId === flagId ? adding : null;
  const addedHere = item && added.flagId === item.flagId ? added.names : [];
  const focusPanel = useCallback(() => panel.current?.focus({ preventScroll: true }), []);

  // The focus lives on the decision panel: keys work without a click, and a screen reader starts at the question.
  useEffect(() => {
    if (flagId !== null) focusPanel();
  }, [flagId, focusPanel]);

  const openHelp = useCallback(() => setHelp(true), []);
  const openBulk = useCallback(() => setBulk(true), []);
  const onUndo = useCallback((which: 'undo' | 'redo') => void undo(which), [undo]);
  const closeBulk = useCallback(() => {
    setBulk(false);
    focusPanel();
  }, [focusPanel]);
  const closeHelp = useCallback(() => {
    setHelp(false);
    focusPanel();
  }, [focusPanel]);
  // Dialogs that are shut are not drawn anew with every key: what they would call is looked up when they do.
  const latest = useRef(queue);
  useEffect(() => {
    latest.current = queue;
  });
  const decideAll = useCallback(
    (...args: Parameters<QueueState['decideAll']>) => latest.current.decideAll(...args),
    [],
  );

  const here = item?.documentId == null ? null : item.flagId;
  const startAdding = useCallback(() => {
    if (here !== null) setAdding({ flagId: here, page: shown, box: null });
  }, [here, shown]);
  const keys = useReviewKeys({
    queue,
    item,
    draft,
    addedCount: addedHere.length,
    startAdding,
    focusRole: () => roleField.current?.focus(),
    undo: (which) => void undo(which),
    help: () => setHelp(true),
    bulk: () => item && setBulk(true),
    focusFilter: () => document.querySelector<HTMLElement>('.queue .chip[aria-pressed=true]')?.focus(),
    controls,
    enabled: !help && !bulk && !addingHere,
  });

  const marks = useMemo(() => marksOf(item, t), [item, t]);
  const isAdding = addingHere !== null;
  const box = addingHere?.box ?? null;
  const boxPage = addingHere?.page ?? 0;
  const drawn = useMemo(() => (box ? { page: boxPage, box } : null), [box, boxPage]);
  const onDraw = useMemo(
    () =>
      isAdding && here !== null ? (next: BBox) => setAdding({ flagId: here, page: shown, box: next }) : null,
    [isAdding, here, shown],
  );
  const footer = useCallback(
    (others: number) => (
      <div className="page-tip">
        {isAdding ? (
          <span>{t('page.drawing')}</span>
        ) : (
          <>
            {marks.current && (
              <span>
                <u />
                {t('page.now')}
              </span>
            )}
            <span>
              <u className="d" />
              {t('page.others', { count: others })}
            </span>
            <button type="button" className="link" onClick={startAdding}>
              <Kbd>{cap.add}</Kbd>
              {t('page.add')}
            </button>
          </>
        )}
      </div>
    ),
    [isAdding, marks, cap.add, startAdding, t],
  );

  if (queue.error && queue.total === 0)
    return (
      <main className="view">
        <ErrorNote code={queue.error} onRetry={queue.reload} />
      </main>
    );
  if (!queue.loading && !queue.current && queue.open === 0)
    return (
      <main className="view">
        <h1 className="vh">{t('queue.title')}</h1>
        <Empty
          icon="check-circle"
          testid="review-empty"
          title={t('queue.empty')}
          actions={
            queue.total > 0 && (
              <>
                <Button onClick={() => go('people')}>{t('queue.toPeople')}</Button>
                <Button variant="filled" onClick={() => go('roster')}>
                  {t('queue.toRoster')}
                </Button>
              </>
            )
          }
        >
          {t(queue.total > 0 ? 'queue.emptyText' : 'queue.emptyFirst')}
        </Empty>
      </main>
    );

  return (
    <main className="review">
      <Splitter
        className="review-split"
        lineSize={1}
        withHandle={false}
        step="8px"
        shiftStep="40px"
        onResizeEnd={(_, next) => setSizes(next as (number | `${number}px`)[])}
      >
        <Splitter.Pane defaultSize={sizes[0] ?? '276px'} min="240px" max="420px" className="pane">
          <Queue queue={queue} onPicked={focusPanel} />
        </Splitter.Pane>
        <Splitter.Pane defaultSize={sizes[1] ?? 100} className="pane page-pane">
          <section aria-label={t('page.label')} className="pane-in">
            {item?.documentId != null ? (
              <PagePane
                documentId={item.documentId}
                filename={item.filename}
                page={home}
                pageCount={item.pageCount}
                size={item.pageSize}
                current={marks.current}
                others={marks.others}
                shown={shown}
                onShow={show}
                drawn={drawn}
                onDraw={onDraw}
                controls={controls}
                footer={footer}
              />
            ) : (
              <div className="desk page-blank">
                <div className="skeleton" />
              </div>
            )}
          </section>
        </Splitter.Pane>
        <Splitter.Pane defaultSize={sizes[2] ?? '404px'} min="360px" max="560px" className="pane">
          {error ? (
            <section className="pane-in" style={{ padding: 16 }}>
              <ErrorNote code={error} onRetry={reload} />
            </section>
          ) : (
            <Decision
              queue={queue}
              item={item}
              draft={draft}
              actions={keys}
              adding={addingHere}
              added={addedHere}
              panel={panel}
              roleField={roleField}
              onUndo={onUndo}
              onHelp={openHelp}
              onBulk={openBulk}
              onAddEnd={(name) => {
                if (name !== null && item) setAdded({ flagId: item.flagId, names: [...addedHere, name] });
                setAdding(null);
                focusPanel();
              }}
              onFocusBack={focusPanel}
              onShow={show}
            />
          )}
        </Splitter.Pane>
      </Splitter>
      <Bulk
        like={bulk ? queue.current : null}
        rows={bulk ? queue.rows : NONE}
        onDecide={decideAll}
        onClose={closeBulk}
      />
      <Help opened={help} onClose={closeHelp} />
    </main>
  );
}

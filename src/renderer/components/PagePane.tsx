import { ActionIcon } from '@mantine/core';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BBox } from '../../preload/contract';
import { useFormat } from '../i18n/format';
import { Icon } from './Icon';
import type { IconName } from './icons';
import { PageStage, type StageMark } from './PageStage';
import { usePageLook, type PageSize } from './usePageSize';

/** 96 pixels an inch: the size paper has on a screen. */
const FULL = 96 / 72;

export interface PageMark extends StageMark {
  readonly page: number;
}

interface Props {
  readonly documentId: number;
  readonly filename: string;
  readonly page: number;
  readonly pageCount: number | null;
  readonly size: PageSize | null;
  readonly current: PageMark | null;
  readonly others: readonly PageMark[];
  /** The page that is shown; the parent holds it, so that a new item can set it. */
  readonly shown: number;
  readonly onShow: (page: number) => void;
  readonly drawn?: { readonly page: number; readonly box: BBox } | null;
  readonly onDraw?: ((box: BBox) => void) | null;
  readonly footer: (othersHere: number) => ReactNode;
  /** Filled with what the keys of the view can do here. */
  readonly controls?: React.RefObject<PageControls | null>;
}

export interface PageControls {
  readonly turnPage: (by: 1 | -1) => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** The document's page with its bar: pages, zoom, fit, rotate. */
export const PagePane = memo(function PagePane(props: Props) {
  const { documentId, filename, page, pageCount, size, current, others, shown, onShow } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const look = usePageLook(documentId, shown, size, page);
  const [zoom, setZoom] = useState<'fit' | number>('fit');
  const [rotation, setRotation] = useState<0 | 90 | 180 | 270>(0);
  const scale = useRef(FULL);
  const [percent, setPercent] = useState('');
  const onScale = useCallback(
    (s: number) => {
      scale.current = s;
      setPercent(format.percent(s / FULL));
    },
    [format],
  );
  const onZoom = useCallback((factor: number) => {
    setZoom(Math.min(8, Math.max(0.2, scale.current * factor)));
  }, []);
  // Another document starts upright; the zoom stays as the user likes it.
  useEffect(() => setRotation(0), [documentId]);

  const last = pageCount ?? Math.max(page, shown);
  const turnPage = (by: 1 | -1): void => onShow(Math.min(last, Math.max(1, shown + by)));
  const controls = props.controls;
  useEffect(() => {
    if (controls) controls.current = { turnPage, zoom: onZoom, fit: () => setZoom('fit') };
  });
  const here = useMemo(() => others.filter((o) => o.page === shown), [others, shown]);
  const tool = (
    icon: IconName,
    label: string,
    key: string,
    testid: string,
    run: () => void,
    disabled = false,
  ) => (
    <ActionIcon
      size={28}
      title={key ? `${label} (${key})` : label}
      aria-label={label}
      data-testid={testid}
      disabled={disabled}
      onClick={run}
    >
      <Icon name={icon} />
    </ActionIcon>
  );
  return (
    <>
      <div className="page-bar">
        <Icon name="file" />
        <span className="cut grow file" title={filename}>
          {filename.replace(/^[\d-]+_/, '')}
        </span>
        {current && shown !== current.page && (
          <button type="button" className="link xs nw" onClick={() => onShow(current.page)}>
            {t('page.back')}
          </button>
        )}
        {tool('left', t('page.previous'), 'PgUp', 'page-prev', () => turnPage(-1), shown <= 1)}
        <span className="page-number" data-testid="page-number">
          <b>{shown}</b>{' '}
          {pageCount !== null && <span className="faint">{t('page.of', { count: pageCount })}</span>}
        </span>
        {tool(
          'right',
          t('page.next'),
          'PgDn',
          'page-next',
          () => turnPage(1),
          pageCount !== null && shown >= last,
        )}
        <span className="bar-line" />
        {tool('zoomout', t('page.zoomOut'), '-', 'zoom-out', () => onZoom(1 / 1.25))}
        <span className="page-number faint" style={{ minWidth: 44, textAlign: 'center' }}>
          {percent}
        </span>
        {tool('zoomin', t('page.zoomIn'), '+', 'zoom-in', () => onZoom(1.25))}
        {tool('fit', t('page.fit'), '', 'zoom-fit', () => setZoom('fit'))}
        {tool('rotate', t('page.rotate'), '', 'rotate', () =>
          setRotation((r) => ((r + 90) % 360) as typeof r),
        )}
      </div>
      <PageStage
        look={look}
        alt={t('page.image', { file: filename, page: shown })}
        current={current && current.page === shown ? current : null}
        others={here}
        zoom={zoom}
        rotation={rotation}
        onScale={onScale}
        onZoom={onZoom}
        drawn={props.drawn?.page === shown ? props.drawn.box : null}
        onDraw={props.onDraw ?? null}
        footer={props.footer(here.length)}
      />
    </>
  );
});

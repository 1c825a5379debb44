import './page.css';
import { Button, Loader } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { memo, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BBox } from '../../preload/contract';
import { DrawBox } from './DrawBox';
import { Icon } from './Icon';
import type { PageLook } from './usePageSize';

export interface StageMark {
  readonly key: string | number;
  readonly box: BBox;
  readonly title: string;
}

/** Padding of the desk around the page, as in page.css. */
const AIR = 16;

interface Props {
  readonly look: PageLook;
  /** What a screen reader says of the picture. */
  readonly alt: string;
  /** The box under review, with the word on it. */
  readonly current: StageMark | null;
  readonly others: readonly StageMark[];
  readonly zoom: 'fit' | number;
  readonly rotation: 0 | 90 | 180 | 270;
  /** Reports pixels per point in use, so that the bar can name it and step from it. */
  readonly onScale: (scale: number) => void;
  readonly onZoom: (factor: number) => void;
  readonly drawn?: BBox | null;
  readonly onDraw?: ((box: BBox) => void) | null;
  readonly footer?: ReactNode;
}

/** A page on the desk: the picture, the box in question, the other names faintly. Boxes are in page points. */
export function PageStage(props: Props) {
  const { look, alt, current, others, zoom, rotation, onScale, onZoom, drawn, onDraw, footer } = props;
  const { t } = useTranslation();
  const { ref: measure, width: room, height: tall } = useElementSize<HTMLDivElement>();
  const scroller = useRef<HTMLDivElement>(null);
  const scrollRef = useMergedRef(measure, scroller);
  const { width, height } = look.size;
  const turned = rotation % 180 !== 0;
  const [w, h] = turned ? [height, width] : [width, height];
  const fit = room > 0 && tall > 0 ? Math.max(0.1, Math.min((room - 2 * AIR) / w, (tall - 2 * AIR) / h)) : 0;
  const scale = zoom === 'fit' ? fit : zoom;
  useEffect(() => {
    if (scale > 0) onScale(scale);
  }, [scale, onScale]);

  // What is in question comes to the middle when the page is larger than the desk.
  const key = current?.key;
  const box = current?.box;
  useLayoutEffect(() => {
    const el = scroller.current;
    if (!el || !box || scale === 0) return;
    const [cx, cy] = turnedPoint(box.x + box.w / 2, box.y + box.h / 2, width, height, rotation);
    el.scrollTo({ left: cx * scale + AIR - el.clientWidth / 2, top: cy * scale + AIR - el.clientHeight / 2 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the box belongs to the key
  }, [key, scale, rotation, width, height]);

  useEffect(() => {
    const el = scroller.current;
    if (!el) return;
    const onWheel = (e: WheelEvent): void => {
      if (!e.ctrlKey && !e.metaKey) return;
      e.preventDefault();
      onZoom(e.deltaY < 0 ? 1.1 : 1 / 1.1);
    };
    el.addEventListener('wheel', onWheel, { passive: false });
    return () => el.removeEventListener('wheel', onWheel);
  }, [onZoom]);

  const place = (b: BBox): React.CSSProperties => placeOf(b, width, height);

  return (
    <div className="desk">
      <div className="desk-scroll scroll" ref={scrollRef} tabIndex={0} aria-label={alt} role="group">
        <div className="sheet-room" style={{ width: w * scale, height: h * scale }}>
          {scale > 0 && (
            <div
              className="sheet"
              style={{
                width: width * scale,
                height: height * scale,
                left: ((w - width) * scale) / 2,
                top: ((h - height) * scale) / 2,
                transform: rotation === 0 ? undefined : `rotate(${rotation}deg)`,
              }}
            >
              {look.state === 'ready' && (
                <img src={look.url} alt={alt} draggable={false} data-testid="page-image" />
              )}
              {look.state === 'ready' && <Others marks={others} width={width} height={height} />}
              {current && look.state === 'ready' && (
                <span className="mark-now" style={place(current.box)} data-testid="page-box">
                  {current.title && <b>{current.title}</b>}
                </span>
              )}
              {drawn && <span className="mark-now drawn" style={place(drawn)} />}
              {onDraw && <DrawBox size={look.size} onDraw={onDraw} />}
              {look.state === 'failed' && (
                <div className="sheet-failed" role="alert">
                  <Icon name="image" size={28} />
                  <b>{t('page.failed')}</b>
                  <span>{t('page.failedText')}</span>
                  <Button size="xs" onClick={look.redraw}>
                    {t('page.redraw')}
                  </Button>
                </div>
              )}
              {look.state === 'loading' && (
                <div className="sheet-failed">
                  <Loader size={20} role="status" aria-label={t('common.loading')} />
                </div>
              )}
            </div>
          )}
        </div>
      </div>
      {footer}
    </div>
  );
}

/** A box of the page in percent of it. */
function placeOf(b: BBox, width: number, height: number): React.CSSProperties {
  return {
    left: `${(b.x / width) * 100}%`,
    top: `${(b.y / height) * 100}%`,
    width: `${(b.w / width) * 100}%`,
    height: `${(b.h / height) * 100}%`,
  };
}

/** The other names of the page: a list of authors has hundreds, and they stay while items of the page go by. */
const Others = memo(function Others({
  marks,
  width,
  height,
}: {
  readonly marks: readonly StageMark[];
  readonly width: number;
  readonly height: number;
}) {
  // A person added without a box has no place: only its page is known.
  const placed = marks.filter((o) => o.box.w > 0 && o.box.h > 0);
  return placed.map((o) => (
    <span
      key={o.key}
      className="mark"
      style={placeOf(o.box, width, height)}
      title={o.title}
      role="img"
      aria-label={o.title}
      data-testid="page-other"
    />
  ));
});

/** A point of the upright page → the same point after a turn, in points from the turned page's corner. */
function turnedPoint(x: number, y: number, w: number, h: number, r: number): [number, number] {
  if (r === 90) return [h - y, x];
  if (r === 180) return [w - x, h - y];
  if (r === 270) return [y, w - x];
  return [x, y];
}

import { useRef, useState } from 'react';
import type { BBox } from '../../preload/contract';
import type { PageSize } from './usePageSize';

/** A slip of the hand is no box. Points. */
const SMALLEST = 4;

/** A clear layer over the page on which a box is dragged. Its own coordinates turn with the page. */
export function DrawBox({ size, onDraw }: { readonly size: PageSize; readonly onDraw: (box: BBox) => void }) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const [box, setBox] = useState<BBox | null>(null);
  const at = (e: React.PointerEvent<HTMLDivElement>): { x: number; y: number } => {
    const el = e.currentTarget;
    const within = (v: number, max: number): number => Math.min(max, Math.max(0, v));
    return {
      x: within((e.nativeEvent.offsetX / el.clientWidth) * size.width, size.width),
      y: within((e.nativeEvent.offsetY / el.clientHeight) * size.height, size.height),
    };
  };
  const between = (a: { x: number; y: number }, b: { x: number; y: number }): BBox => ({
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    w: Math.abs(a.x - b.x),
    h: Math.abs(a.y - b.y),
  });
  return (
    <div
      className="draw"
      data-testid="draw-layer"
      onPointerDown={(e) => {
        if (e.button !== 0) return;
        e.currentTarget.setPointerCapture(e.pointerId);
        start.current = at(e);
        setBox(null);
      }}
      onPointerMove={(e) => start.current && setBox(between(start.current, at(e)))}
      onPointerUp={(e) => {
        if (!start.current) return;
        const done = between(start.current, at(e));
        start.current = null;
        setBox(null);
        if (done.w >= SMALLEST && done.h >= SMALLEST) onDraw(done);
      }}
    >
      {box && (
        <span
          className="mark-now drawn"
          style={{
            left: `${(box.x / size.width) * 100}%`,
            top: `${(box.y / size.height) * 100}%`,
            width: `${(box.w / size.width) * 100}%`,
            height: `${(box.h / size.height) * 100}%`,
          }}
        />
      )}
    </div>
  );
}

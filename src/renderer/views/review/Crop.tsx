import type { BBox } from '../../../preload/contract';
import type { PageLook } from '../../components/usePageSize';

/** A part of the page's picture, enlarged. The same picture as on the desk: what is judged is what is there. */
export function Crop({
  look,
  view,
  mark,
  label,
  className,
  caption,
}: {
  readonly look: PageLook;
  readonly view: BBox;
  readonly mark: BBox | null;
  readonly label: string;
  readonly className?: string;
  readonly caption?: string;
}) {
  return (
    <figure className={className ? `cutout ${className}` : 'cutout'} data-testid="crop">
      {look.state === 'ready' && (
        <svg
          viewBox={`${view.x} ${view.y} ${view.w} ${view.h}`}
          preserveAspectRatio="xMidYMid meet"
          role="img"
          aria-label={label}
        >
          <image
            href={look.url}
            width={look.size.width}
            height={look.size.height}
            preserveAspectRatio="none"
          />
          {mark && (
            <rect
              x={mark.x - 2}
              y={mark.y - 2}
              width={mark.w + 4}
              height={mark.h + 4}
              rx={2}
              fill="none"
              stroke="#3549c4"
              strokeWidth={1}
              strokeOpacity={0.55}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

import { useEffect, useState } from 'react';
import { pageUrl } from './page-url';

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A4's longer side in points: the assumption where a page's own size is not known. */
const A4_LONG = 841.89;
const A4: PageSize = { width: 595.28, height: A4_LONG };

export interface PageLook {
  /** Points. A4 until the picture is there. */
  readonly size: PageSize;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly url: string;
  readonly redraw: () => void;
}

/**
 * A page's picture and its size in points. `known` is the size the engine has for `knownPage`; another page, or one of
 * unknown size, takes its proportions from the picture and the known page's (or A4's) longer side.
 */
export function usePageLook(
  documentId: number,
  page: number,
  known: PageSize | null,
  knownPage: number,
): PageLook {
  const [turn, setTurn] = useState(0);
  const base = pageUrl(documentId, page);
  const url = turn === 0 ? base : `${base}&again=${turn}`;
  const [seen, setSeen] = useState<{ url: string; natural: PageSize | null }>({ url: '', natural: null });
  useEffect(() => {
    const image = new Image();
    let gone = false;
    image.onload = () =>
      !gone && setSeen({ url, natural: { width: image.naturalWidth, height: image.naturalHeight } });
    image.onerror = () => !gone && setSeen({ url, natural: null });
    image.src = url;
    return () => {
      gone = true;
    };
  }, [url]);
  const here = seen.url === url;
  const natural = here ? seen.natural : null;
  return {
    size: known && page === knownPage ? known : sized(natural, known),
    state: !here ? 'loading' : natural ? 'ready' : 'failed',
    url,
    redraw: () => setTurn((n) => n + 1),
  };
}

function sized(natural: PageSize | null, known: PageSize | null): PageSize {
  if (!natural || natural.width === 0 || natural.height === 0) return known ?? A4;
  const long = known ? Math.max(known.width, known.height) : A4_LONG;
  const k = long / Math.max(natural.width, natural.height);
  return { width: natural.width * k, height: natural.height * k };
}

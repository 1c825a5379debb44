/** The project's own line icons on a 24-unit grid; drawn in the text colour by `Icon`. */
import type { ReactNode } from 'react';

export const ICONS = {
  'flag-seal': (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <path d="M12 4v16M8 8.5v7M7 12h3M15 8h2.5M15 11.5h2.5M15 15.5h2.5" />
    </>
  ),
  'flag-handwriting': (
    <path d="M4 20l1-4.5L15.5 5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20zM13.5 7l3.5 3.5M13 20h7" />
  ),
  'flag-signature': (
    <path d="M3 16.5c3-7 5.5-11 7-10.5 2 .8-3 9.5-1.5 10 1.3.4 2.5-4.5 4-4.5 1.3 0-.5 4 1 4 1.2 0 1.7-2 3-2s1 1.5 4.5 1.5M3 20.5h18" />
  ),
  'flag-low_confidence': (
    <>
      <path d="M4 17a8.5 8.5 0 1 1 16 0M12 15L8.5 10.5" />
      <circle cx="12" cy="15.5" r="1.5" />
    </>
  ),
  'flag-ambiguous': (
    <>
      <circle cx="8" cy="8" r="3" />
      <path d="M2.5 19c0-3.3 2.3-5.5 5.5-5.5 1.3 0 2.5.4 3.4 1" />
      <path d="M15 10.5a2.7 2.7 0 1 1 3.8 2.5c-.8.5-1.3 1-1.3 2.2M17.5 19v.01" />
    </>
  ),
  'flag-needs_vision': (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
    </>
  ),
  'flag-incomplete': (
    <>
      <path d="M4 6h16M4 11h10M4 16h6" />
      <path d="M14 16.5h.01M17.5 16.5h.01M21 16.5h.01" strokeWidth="2.6" />
    </>
  ),
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  'check-circle': (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.2 12.3l2.6 2.6 5-5.2" />
    </>
  ),
  edit: <path d="M4 20l1-4.5L15.5 5a2.1 2.1 0 0 1 3 0l.5.5a2.1 2.1 0 0 1 0 3L8.5 19 4 20z" />,
  x: <path d="M6.5 6.5l11 11M17.5 6.5l-11 11" />,
  'x-circle': (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9 9l6 6M15 9l-6 6" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  alert: <path d="M12 4.5L21 19.5H3L12 4.5zM12 10.5v4M12 17v.01" />,
  run: <path d="M20 12a8 8 0 1 1-3-6.2M20 4v4h-4" />,
  minus: <path d="M6 12h12" />,
  shield: (
    <>
      <path d="M12 3.5l7 2.5v5.5c0 4.3-2.9 7.5-7 9-4.1-1.5-7-4.7-7-9V6l7-2.5z" />
      <path d="M9 12l2.2 2.2L15.2 10" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </>
  ),
  gear: (
    <>
      <circle cx="12" cy="12" r="3" />
      <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.6 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.9M12 16.5v.01" />
    </>
  ),
  down: <path d="M6.5 9.5L12 15l5.5-5.5" />,
  right: <path d="M9.5 6.5L15 12l-5.5 5.5" />,
  left: <path d="M14.5 6.5L9 12l5.5 5.5" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  folder: <path d="M3.5 7a2 2 0 0 1 2-2h4l2 2.5h7a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7z" />,
  drop: <path d="M12 4v10M7.5 10L12 14.5 16.5 10M4 15.5V18a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-2.5" />,
  file: (
    <path d="M6 3.5h8l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.5zM14 3.5V8h4.5" />
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  trash: <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6" />,
  copy: (
    <>
      <rect x="8" y="8" width="12" height="12" rx="2" />
      <path d="M16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2" />
    </>
  ),
  image: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M4 16l4.5-4.5 4 4 2.5-2.5 5 5" />
      <circle cx="15.5" cy="9.5" r="1.3" />
    </>
  ),
  swap: <path d="M4 9h14l-3.5-3.5M20 15H6l3.5 3.5" />,
  pause: <path d="M9 6v12M15 6v12" strokeWidth="2.4" />,
  play: <path d="M8 5.5l10 6.5-10 6.5z" />,
  stop: <rect x="6.5" y="6.5" width="11" height="11" rx="1.5" />,
  top: <path d="M5 4.5h14M12 20V9M7 13.5L12 8.5l5 5" />,
  zoomin: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5M11 8.5v5M8.5 11h5" />
    </>
  ),
  zoomout: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5M8.5 11h5" />
    </>
  ),
  fit: (
    <path d="M4 9V5.5A1.5 1.5 0 0 1 5.5 4H9M15 4h3.5A1.5 1.5 0 0 1 20 5.5V9M20 15v3.5a1.5 1.5 0 0 1-1.5 1.5H15M9 20H5.5A1.5 1.5 0 0 1 4 18.5V15" />
  ),
  rotate: <path d="M19.5 13a7.5 7.5 0 1 1-2-6.2l2 2.2M19.5 4.5V9H15" />,
  undo: <path d="M8.5 5L4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-4" />,
  user: (
    <>
      <circle cx="12" cy="8.5" r="3.5" />
      <path d="M5 20c.4-4 3-6 7-6s6.6 2 7 6" />
    </>
  ),
  users: (
    <>
      <circle cx="9" cy="8.5" r="3.2" />
      <path d="M2.8 19.5c.4-3.7 2.6-5.5 6.2-5.5s5.8 1.8 6.2 5.5M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.3c2.2.7 3.4 2.4 3.7 5.2" />
    </>
  ),
  table: (
    <>
      <rect x="3.5" y="5" width="17" height="14" rx="2" />
      <path d="M3.5 10h17M3.5 14.5h17M9.5 10v9" />
    </>
  ),
  sign: <path d="M4 20h16M6 15.5l.8-3.3L15 4l2.6 2.6-8.2 8.2L6 15.5z" />,
  list: <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />,
  book: (
    <path d="M12 6.5C10 5 7 4.5 3.5 4.8v13.5c3.5-.3 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7V4.8C17 4.5 14 5 12 6.5zM12 6.5V20" />
  ),
  dots: <path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="2.6" />,
} as const satisfies Record<string, ReactNode>;
export type IconName = keyof typeof ICONS;

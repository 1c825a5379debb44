/** Three small drawings for the first screen; decorative, the words beside them say the same. */
export function DropPicture() {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true">
      <rect x="40" y="14" width="120" height="88" rx="8" className="p-drop" />
      <g transform="translate(68 34) rotate(-4 32 24)">
        <path
          d="M0 8a5 5 0 0 1 5-5h18l7 8h30a5 5 0 0 1 5 5v29a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z"
          className="p-paper"
        />
        <path d="M32 20v18m-8-8l8 8 8-8" className="p-accent" />
      </g>
    </svg>
  );
}

export function ReviewPicture() {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true">
      <rect x="34" y="8" width="68" height="96" rx="4" className="p-paper" />
      <path d="M48 26h40M48 38h28M48 50h40M48 90h34" className="p-line" />
      <rect x="46" y="62" width="44" height="14" rx="3" className="p-mark" />
      <path d="M50 69h20" className="p-name" />
      <circle cx="82" cy="69" r="4.5" className="p-seal" />
      <rect x="116" y="34" width="56" height="26" rx="6" className="p-button" />
      <path d="M134 47l6 6 12-12" className="p-white" />
      <rect x="116" y="68" width="25" height="22" rx="6" className="p-paper" />
      <rect x="147" y="68" width="25" height="22" rx="6" className="p-paper" />
    </svg>
  );
}

export function SheetPicture() {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true">
      <rect x="32" y="16" width="136" height="80" rx="6" className="p-paper" />
      <path d="M32 36h136M32 56h136M32 76h136M66 16v80M112 16v80" className="p-grid" />
      <path
        d="M42 26h14M76 26h26M122 26h30M42 46h14M76 46h20M122 46h24M42 66h14M76 66h24M122 66h18M42 86h14M76 86h18"
        className="p-line"
      />
      <circle cx="158" cy="90" r="15" className="p-ok" />
      <path d="M151 90l5 5 9-9.5" className="p-white" />
    </svg>
  );
}

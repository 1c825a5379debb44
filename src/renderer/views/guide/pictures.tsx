/** Drawings of the guide; decorative, the words beside them say the same. */
export function KeysPicture() {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true">
      {['E', 'X', 'U'].map((label, i) => (
        <g key={label}>
          <rect x={30 + i * 36} y="26" width="30" height="30" rx="6" className="p-paper" />
          <text x={45 + i * 36} y="46" className="p-cap">
            {label}
          </text>
        </g>
      ))}
      <rect x="138" y="26" width="38" height="64" rx="6" className="p-button" />
      <path d="M163 46v14h-14m5-5l-5 5 5 5" className="p-white" />
      <rect x="30" y="62" width="102" height="28" rx="6" className="p-paper" />
    </svg>
  );
}

export function PlacePicture() {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true">
      <path d="M24 28h54M24 56h46M24 84h58" className="p-name" />
      <path d="M24 38h30M24 66h36M24 94h26" className="p-line" />
      <path d="M92 56h24m-7-6l7 6-7 6" className="p-accent" />
      <rect x="126" y="12" width="58" height="88" rx="4" className="p-paper" />
      <path d="M136 28h38M136 40h26M136 78h38M136 88h24" className="p-line" />
      <rect x="134" y="50" width="42" height="16" rx="3" className="p-mark" />
      <path d="M140 58h22" className="p-name" />
    </svg>
  );
}

export function SafePicture() {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true">
      <rect x="44" y="18" width="112" height="66" rx="6" className="p-paper" />
      <path d="M30 94h140" className="p-line" />
      <path d="M100 30l22 8v14c0 13-9 20-22 25-13-5-22-12-22-25V38z" className="p-mark" />
      <path d="M91 53l7 7 12-13" className="p-accent" />
    </svg>
  );
}

export function MatrixPicture() {
  return (
    <svg viewBox="0 0 200 112" aria-hidden="true">
      <rect x="28" y="14" width="144" height="84" rx="6" className="p-paper" />
      <path d="M28 36h144M64 14v84M28 57h144M28 78h144M100 14v84M136 14v84" className="p-line" />
      <path d="M36 47h18M36 68h18M36 88h18M74 25h16M110 25h16M146 25h16" className="p-name" />
      <rect x="71" y="40" width="22" height="13" rx="3" className="p-button" />
      <rect x="143" y="61" width="22" height="13" rx="3" className="p-mark" />
    </svg>
  );
}

/**
 * The keys of the review view that can be changed. They are physical keys (`KeyboardEvent.code`), with `Shift+` in front
 * where Shift is held: with the Korean input method on, `event.key` of E is ㄷ.
 */
export const KEY_ACTIONS = [
  'confirm',
  'edit',
  'role',
  'reject',
  'exclude',
  'skip',
  'undo',
  'redo',
  'add',
  'nobody',
  'same',
  'different',
  'bulk',
  'filter',
  'next',
  'previous',
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];
export type Keys = Readonly<Record<KeyAction, string>>;

export const USUAL_KEYS: Keys = {
  confirm: 'Enter',
  edit: 'KeyE',
  role: 'KeyR',
  reject: 'KeyX',
  exclude: 'Shift+KeyX',
  skip: 'KeyS',
  undo: 'KeyU',
  redo: 'Shift+KeyU',
  add: 'KeyA',
  nobody: 'Digit0',
  same: 'KeyY',
  different: 'KeyD',
  bulk: 'KeyM',
  filter: 'KeyF',
  next: 'KeyN',
  previous: 'KeyP',
};

/** Keys with a fixed meaning: candidates, moving, zoom, help, leaving, and what browsers and screen readers need. */
const FIXED =
  /^(Shift\+)?(Digit[1-5]|Numpad[0-5]|Numpad(Enter|Add|Subtract)|Arrow.*|Page.*|Equal|Minus|Slash|Escape|Tab|Space|Shift.*|Control.*|Alt.*|Meta.*|F\d+|CapsLock|Lang\d|Convert|NonConvert|KanaMode|HangulMode|Hanja)$/;

export function isFree(code: string): boolean {
  return !FIXED.test(code);
}

/** The usual keys with a person's own; what is damaged, fixed or taken twice stays as usual. */
export function keysOf(own: Readonly<Record<string, string>>): Keys {
  const keys = { ...USUAL_KEYS };
  for (const action of KEY_ACTIONS) {
    const code = own[action];
    if (code !== undefined && isFree(code)) keys[action] = code;
  }
  return new Set(Object.values(keys)).size === KEY_ACTIONS.length ? keys : USUAL_KEYS;
}

/** Which other action holds the key. */
export function takenBy(keys: Keys, action: KeyAction, code: string): KeyAction | null {
  return KEY_ACTIONS.find((a) => a !== action && keys[a] === code) ?? null;
}

const NAMES: Readonly<Record<string, string>> = {
  Backspace: '⌫',
  Delete: 'Del',
  Comma: ',',
  Period: '.',
  Semicolon: ';',
  Quote: "'",
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Backquote: '`',
};

/** `Shift+KeyX` → `⇧X`: what stands on the key cap. */
export function keyName(code: string): string {
  const shift = code.startsWith('Shift+');
  const bare = shift ? code.slice(6) : code;
  const name = NAMES[bare] ?? bare.replace(/^(Key|Digit|Numpad)/, '');
  return shift ? `⇧${name}` : name;
}

/**
 * Characters that nothing shows but that change what a reader sees: control characters, half surrogates, non-characters, and what
 * Unicode calls ignorable (direction overrides, zero-width and filler characters, selectors, tags).
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\ufffe\uffff]/gu;
const ANY_HIDDEN = new RegExp(HIDDEN.source, 'u');

const escaped = (c: string): string =>
  `<U+${(c.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}>`;

/** Text in which every hidden character is shown as `<U+202E>`. */
export function showHidden(text: string): string {
  return text.replace(HIDDEN, escaped);
}

/** The same for text of several lines: line breaks and tabs stay. */
function showHiddenInLines(text: string): string {
  if (!ANY_HIDDEN.test(text)) return text;
  return text.replace(HIDDEN, (c) => (c === '\n' || c === '\t' ? c : escaped(c)));
}

/** Every string inside a plain value, made safe to look at. What holds nothing hidden is passed on as it is. */
export function shownValue<T>(value: T): T {
  if (typeof value === 'string') return showHiddenInLines(value) as T;
  if (Array.isArray(value)) return value.map(shownValue) as T;
  if (value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shownValue(v as unknown)])) as T;
  return value;
}

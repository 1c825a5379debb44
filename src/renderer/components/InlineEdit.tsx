import { useEffect, useState } from 'react';

interface Props {
  readonly value: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly maxLength: number;
  /** Refuse an empty value: the old one comes back. */
  readonly required?: boolean;
  readonly className?: string;
  readonly testid?: string;
  readonly onSave: (value: string) => void;
}

/** Text that can be changed where it stands: Enter or leaving saves, Esc brings the old value back. */
export function InlineEdit({
  value,
  label,
  placeholder,
  maxLength,
  required,
  className,
  testid,
  onSave,
}: Props) {
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const save = (): void => {
    const next = draft.trim();
    if (next === value || (required && next === '')) setDraft(value);
    else onSave(next);
  };
  return (
    <input
      className={className ? `inline-edit ${className}` : 'inline-edit'}
      aria-label={label}
      title={label}
      placeholder={placeholder}
      maxLength={maxLength}
      value={draft}
      data-testid={testid}
      spellCheck={false}
      onChange={(e) => setDraft(e.currentTarget.value)}
      onBlur={save}
      onKeyDown={(e) => {
        if (e.nativeEvent.isComposing) return;
        if (e.key === 'Enter') e.currentTarget.blur();
        else if (e.key === 'Escape') {
          setDraft(value);
          e.stopPropagation();
        }
      }}
    />
  );
}

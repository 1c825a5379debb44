import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A passphrase being typed: hidden, with an eye to show it, and kept out of the browser's own memory. */
export function PassphraseField({
  label,
  description,
  value,
  error,
  focus = false,
  testid,
  onChange,
}: {
  readonly label: string;
  readonly description?: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly focus?: boolean;
  readonly testid: string;
  readonly onChange: (value: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      label={label}
      description={description}
      value={value}
      error={error}
      maxLength={1000}
      autoComplete="off"
      data-autofocus={focus || undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('unlock.show') }}
      data-testid={testid}
      onChange={(e) => onChange(e.currentTarget.value)}
    />
  );
}

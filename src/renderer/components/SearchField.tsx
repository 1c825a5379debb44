import { CloseButton, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';

/** Narrows a list by letters or by initial consonants. */
export function SearchField({
  value,
  onChange,
  label,
  width,
  testid,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  readonly width?: number;
  readonly testid?: string;
}) {
  const { t } = useTranslation();
  return (
    <TextInput
      className="search"
      w={width ?? '100%'}
      value={value}
      aria-label={label}
      placeholder={label}
      leftSection={<Icon name="search" />}
      rightSection={
        value && <CloseButton size="sm" aria-label={t('common.clear')} onClick={() => onChange('')} />
      }
      data-testid={testid}
      onChange={(e) => onChange(e.currentTarget.value)}
    />
  );
}

import { ActionIcon, Button, Indicator, Popover, Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocType, ReviewRow, Role } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { ROLE_ORDER } from '../../words';
import { choicesOf, narrowness, WIDE, type Narrow } from './narrow';

/** Limits the queue to one applicant, one role, one type of document. */
export function NarrowMenu({
  rows,
  narrow,
  onChange,
}: {
  readonly rows: readonly ReviewRow[];
  readonly narrow: Narrow;
  readonly onChange: (narrow: Narrow) => void;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const count = narrowness(narrow);
  const label = count > 0 ? t('queue.narrowed', { count }) : t('queue.narrow');
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width={280}
      trapFocus
      returnFocus
      withinPortal
    >
      <Indicator disabled={count === 0} label={count} size={16}>
        <Popover.Target>
          <ActionIcon
            variant={count > 0 ? 'light' : 'subtle'}
            aria-label={label}
            title={label}
            aria-expanded={open}
            data-testid="review-narrow"
            onClick={() => setOpen((o) => !o)}
          >
            <Icon name="list" size={16} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown aria-label={t('queue.narrow')}>
        {open && <Limits rows={rows} narrow={narrow} onChange={onChange} />}
        <Button
          mt="sm"
          size="xs"
          fullWidth
          disabled={count === 0}
          data-testid="narrow-clear"
          onClick={() => {
            onChange(WIDE);
            setOpen(false);
          }}
        >
          {t('common.showAll')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

function Limits({
  rows,
  narrow,
  onChange,
}: {
  readonly rows: readonly ReviewRow[];
  readonly narrow: Narrow;
  readonly onChange: (narrow: Narrow) => void;
}) {
  const { t } = useTranslation();
  const choices = useMemo(() => choicesOf(rows, narrow), [rows, narrow]);
  const common = { clearable: true, size: 'xs', mb: 'xs', comboboxProps: { withinPortal: false } } as const;
  return (
    <>
      <Select
        {...common}
        searchable
        label={t('queue.applicant')}
        placeholder={t('common.all')}
        value={narrow.applicantId === null ? null : String(narrow.applicantId)}
        data={choices.applicants.map((a) => ({ value: String(a.id), label: a.name }))}
        data-testid="narrow-applicant"
        onChange={(v) => onChange({ ...narrow, applicantId: v === null ? null : Number(v) })}
      />
      <Select
        {...common}
        label={t('decide.role')}
        placeholder={t('common.all')}
        value={narrow.role}
        data={ROLE_ORDER.filter((r) => choices.roles.includes(r)).map((r) => ({
          value: r,
          label: t(`role.${r}`),
        }))}
        data-testid="narrow-role"
        onChange={(v) => onChange({ ...narrow, role: v as Role | null })}
      />
      <Select
        {...common}
        label={t('queue.docType')}
        placeholder={t('common.all')}
        value={narrow.docType}
        data={choices.docTypes.map((d) => ({ value: d, label: t(`docType.${d}`) }))}
        data-testid="narrow-type"
        onChange={(v) => onChange({ ...narrow, docType: v as DocType | null })}
      />
    </>
  );
}

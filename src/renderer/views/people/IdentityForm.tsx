import { Button, Modal, Radio, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonRow } from '../../../preload/contract';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';
import { mergeable, spellings } from './identity';
import type { IdentityTask } from './PersonMenu';

interface Asked {
  readonly task: IdentityTask;
  readonly person: PersonRow;
}

/** Puts two people together, or takes one spelling out of a person. The reason is kept with the decision; undo takes it back. */
export function IdentityForm({
  applicantId,
  asked,
  people,
  onClose,
}: {
  readonly applicantId: number;
  readonly asked: Asked | null;
  readonly people: readonly PersonRow[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={asked !== null}
      onClose={onClose}
      title={asked && t(`people.${asked.task}`)}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      data-testid="identity-form"
    >
      {asked && (
        <Form
          key={`${asked.task}${asked.person.personId}`}
          applicantId={applicantId}
          asked={asked}
          people={people}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

function Form({
  applicantId,
  asked: { task, person },
  people,
  onClose,
}: {
  readonly applicantId: number;
  readonly asked: Asked;
  readonly people: readonly PersonRow[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { note } = useApp();
  const toast = useToast();
  const [name, setName] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const ways = spellings(person);
  const save = (): Promise<void> =>
    toast.guard(async () => {
      if (name === null) return;
      const [first = '', ...more] =
        task === 'merge' ? [person.name] : ways.map((w) => w.name).filter((w) => w !== name);
      const said = { verdict: task === 'merge' ? 'same' : 'different', reason: reason.trim() } as const;
      note(
        await call('people.identity', {
          applicantId,
          nameA: name,
          nameB: first,
          more,
          verdict: said.verdict,
          ...(said.reason && { reason: said.reason }),
        }),
      );
      onClose();
    });
  return (
    <form
      className="edit-source"
      onSubmit={(e) => {
        e.preventDefault();
        void save();
      }}
    >
      <p className="sm">{t(`people.${task}Text`, { name: person.name })}</p>
      {task === 'merge' ? (
        <Select
          label={t('people.mergeWith')}
          value={name}
          searchable
          data-autofocus
          nothingFoundMessage={t('common.noMatch')}
          data={[...new Set(mergeable(people, person).map((p) => p.name))]}
          data-testid="identity-other"
          onChange={setName}
        />
      ) : (
        <Radio.Group label={t('people.splitWhich')} value={name} onChange={setName}>
          {ways.map((w) => (
            <Radio
              key={w.name}
              mt="xs"
              value={w.name}
              label={`${w.name} · ${t('people.sources', { count: w.count })}`}
              data-testid="identity-spelling"
            />
          ))}
        </Radio.Group>
      )}
      <TextInput
        label={t('people.reason')}
        value={reason}
        maxLength={300}
        data-testid="identity-reason"
        onChange={(e) => setReason(e.currentTarget.value)}
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="filled" disabled={name === null} data-testid="identity-save">
          {t(`people.${task}Do`)}
        </Button>
      </div>
    </form>
  );
}

import { Button, Modal, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonRow, PersonSource, Role } from '../../../preload/contract';
import { holds } from '../../i18n/josa';
import { ROLE_ORDER } from '../../words';
import { useSourceDecision } from './useSourceDecision';

interface Found {
  readonly person: PersonRow;
  readonly source: PersonSource;
}

/** Puts right what was read at one place: name, role, affiliation. */
export function EditSource({
  found,
  onClose,
}: {
  readonly found: Found | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={found !== null}
      onClose={onClose}
      title={t('decide.edit')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      data-testid="edit-source"
    >
      {found && <Form key={found.source.sourceId} found={found} onClose={onClose} />}
    </Modal>
  );
}

function Form({ found, onClose }: { readonly found: Found; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const decide = useSourceDecision();
  const { person, source } = found;
  const [name, setName] = useState(source.nameRaw);
  const [role, setRole] = useState<Role>(source.role);
  const [affiliation, setAffiliation] = useState(person.affiliation);
  const changed = {
    ...(name.trim() !== source.nameRaw && { name: name.trim() }),
    ...(role !== source.role && { role }),
    ...(affiliation.trim() !== person.affiliation && { affiliation: affiliation.trim() }),
  };
  const nothing = Object.keys(changed).length === 0;
  const save = async (): Promise<void> => {
    if (!name.trim()) return;
    const accepted = await decide(
      source.sourceId,
      nothing ? { action: 'confirm' } : { action: 'edit', ...changed },
    );
    if (accepted) onClose();
  };
  return (
    <form
      className="edit-source"
      onSubmit={(e) => {
        e.preventDefault();
        void save();
      }}
    >
      <p className="xs muted">
        {t('people.asWritten')}: <b>{source.nameRaw}</b> · {source.evidence}
      </p>
      <TextInput
        label={t('decide.name')}
        value={name}
        maxLength={200}
        data-autofocus
        data-testid="edit-name"
        onChange={(e) => setName(e.currentTarget.value)}
      />
      <Select
        label={t('decide.role')}
        value={role}
        searchable
        allowDeselect={false}
        data={ROLE_ORDER.map((r) => ({ value: r, label: t(`role.${r}`) }))}
        filter={({ options, search }) =>
          options.filter((o) => 'label' in o && (search === t(`role.${role}`) || holds(o.label, search)))
        }
        data-testid="edit-role"
        onChange={(v) => v && setRole(v as Role)}
      />
      <TextInput
        label={t('decide.affiliation')}
        value={affiliation}
        maxLength={200}
        data-testid="edit-affiliation"
        onChange={(e) => setAffiliation(e.currentTarget.value)}
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="subtle" color="gray" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="filled" disabled={!name.trim()} data-testid="edit-save">
          {t(nothing ? 'decide.confirmPlain' : 'decide.save')}
        </Button>
      </div>
    </form>
  );
}

import { Button, Select, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BBox, DocType, Role } from '../../../preload/contract';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { useToast } from '../../hooks/useToast';
import { holds } from '../../i18n/josa';
import { ROLE_ORDER } from '../../words';

export interface Adding {
  readonly page: number;
  readonly box: BBox | null;
}

/** The role a missing person most likely has in a document of this type. */
const USUAL: Record<DocType, Role> = {
  degree_thesis: 'committee',
  representative_research: 'coauthor',
  journal_article: 'coauthor',
  research_project: 'research_staff',
  hindex: 'coauthor',
  cv: 'coauthor',
  unknown: 'coauthor',
};

/** A person somebody sees on the page and the machine missed: a box, a name, a role. */
export function AddPerson({
  documentId,
  docType,
  adding,
  onEnd,
}: {
  readonly documentId: number;
  readonly docType: DocType;
  readonly adding: Adding;
  readonly onEnd: (name: string | null) => void;
}) {
  const { t } = useTranslation();
  const { note } = useApp();
  const toast = useToast();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>(USUAL[docType]);
  const [affiliation, setAffiliation] = useState('');
  const [saving, setSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // After the box is drawn the name is next.
  useEffect(() => field.current?.focus(), [adding.box]);

  const submit = async (): Promise<void> => {
    const trimmed = name.trim();
    if (!trimmed || saving) return;
    setSaving(true);
    await toast.guard(async () => {
      const result = await call('review.add', {
        documentId,
        page: adding.page,
        name: trimmed,
        role,
        ...(adding.box && { bbox: adding.box }),
        ...(affiliation.trim() && { affiliation: affiliation.trim() }),
      });
      note(result);
      toast.done(t('add.done', { name: trimmed }));
      onEnd(trimmed);
    });
    setSaving(false);
  };

  return (
    <form
      className="add-form"
      data-testid="add-form"
      onSubmit={(e) => {
        e.preventDefault();
        void submit();
      }}
      onKeyDown={(e) => {
        if (e.key === 'Escape' && !e.nativeEvent.isComposing) onEnd(null);
      }}
    >
      <h2>{t('add.title')}</h2>
      <p className="sm muted">{t('add.text')}</p>
      <p className="sm row">
        <span className={adding.box ? 'st-ok' : 'st-idle'}>
          <Icon name={adding.box ? 'check-circle' : 'minus'} />
        </span>
        {t(adding.box ? 'add.place' : 'add.noPlace', { page: adding.page })}
      </p>
      <TextInput
        ref={field}
        label={t('add.name')}
        value={name}
        maxLength={200}
        autoFocus
        data-testid="add-name"
        onChange={(e) => setName(e.currentTarget.value)}
        onKeyDown={(e) => {
          if (e.key === 'Enter' && (e.nativeEvent.isComposing || e.keyCode === 229)) e.preventDefault();
        }}
      />
      <Select
        label={t('add.role')}
        value={role}
        searchable
        allowDeselect={false}
        data={ROLE_ORDER.map((r) => ({ value: r, label: t(`role.${r}`) }))}
        filter={({ options, search }) =>
          options.filter((o) => 'label' in o && (search === t(`role.${role}`) || holds(o.label, search)))
        }
        data-testid="add-role"
        onChange={(v) => v && setRole(v as Role)}
      />
      <TextInput
        label={t('add.affiliation')}
        value={affiliation}
        maxLength={200}
        data-testid="add-affiliation"
        onChange={(e) => setAffiliation(e.currentTarget.value)}
      />
      <div className="row" style={{ justifyContent: 'flex-end' }}>
        <Button variant="subtle" color="gray" data-testid="add-cancel" onClick={() => onEnd(null)}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="filled"
          disabled={!name.trim()}
          loading={saving}
          data-testid="add-submit"
        >
          {t('add.submit')}
        </Button>
      </div>
    </form>
  );
}

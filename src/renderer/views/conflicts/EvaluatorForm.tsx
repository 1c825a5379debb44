import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvaluatorRow } from '../../../preload/contract';
import { call, codeOf } from '../../api';
import { ErrorNote } from '../../components/states';
import { EVALUATOR_COLUMNS } from './terms';

const NOBODY = { nameKo: '', nameEn: '', affiliation: '', department: '', email: '', advisor: '' };

interface Props {
  readonly evaluator: EvaluatorRow | 'new' | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** One evaluator, by hand. */
export function EvaluatorForm({ evaluator, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={evaluator !== null}
      onClose={onClose}
      size={480}
      title={<b>{t(evaluator === 'new' ? 'conflicts.lists.add' : 'conflicts.lists.edit')}</b>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {evaluator !== null && <Form evaluator={evaluator} onClose={onClose} onSaved={onSaved} />}
    </Modal>
  );
}

function Form({
  evaluator,
  onClose,
  onSaved,
}: Omit<Props, 'evaluator'> & { readonly evaluator: EvaluatorRow | 'new' }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Omit<EvaluatorRow, 'evaluatorId'>>(() => {
    if (evaluator === 'new') return NOBODY;
    const { evaluatorId: _, ...rest } = evaluator;
    return rest;
  });
  const [fault, setFault] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setFault(null);
    try {
      const id = evaluator === 'new' ? {} : { evaluatorId: evaluator.evaluatorId };
      await call('conflicts.saveEvaluator', { ...id, ...draft });
      onSaved();
    } catch (e) {
      setFault(codeOf(e));
    }
  };
  const nameless = draft.nameKo.trim() === '' && draft.nameEn.trim() === '';
  return (
    <form
      className="conflicts-form"
      data-testid="evaluator-form"
      onSubmit={(e) => {
        e.preventDefault();
        if (!nameless) void save();
      }}
    >
      {fault && <ErrorNote code={fault} />}
      {EVALUATOR_COLUMNS.map((f, i) => (
        <TextInput
          key={f}
          label={t(`conflicts.field.${f}`)}
          description={f === 'advisor' ? t('conflicts.lists.advisorHint') : undefined}
          value={draft[f]}
          maxLength={200}
          autoComplete="off"
          data-autofocus={i === 0 || undefined}
          data-testid={`evaluator-${f}`}
          onChange={(e) => setDraft({ ...draft, [f]: e.currentTarget.value })}
        />
      ))}
      <div className="form-end">
        <Button variant="subtle" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" variant="filled" disabled={nameless} data-testid="evaluator-save">
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}

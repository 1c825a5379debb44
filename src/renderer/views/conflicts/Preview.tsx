import './preview.css';
import { Button, Checkbox, PasswordInput, Radio, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListKind, ListPreview } from '../../../preload/contract';
import { call } from '../../api';
import { Icon } from '../../components/Icon';
import { ErrorNote } from '../../components/states';
import { useToast } from '../../hooks/useToast';
import { Differences } from './Differences';
import { ListRows } from './ListRows';
import { acceptedOf, missingIn, type Accepted } from './preview';
import { PreviewColumns } from './PreviewColumns';
import { Problems } from './Problems';
import type { Import } from './useImport';

interface Props {
  readonly preview: ListPreview;
  readonly imports: Import;
  /** Evaluators in use. */
  readonly known: number;
  readonly onTaken: (kind: ListKind) => void;
}

/** A list before it is taken over: what was recognised, what is doubtful, what would change. */
export function Preview({ preview: p, imports, known, onTaken }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const [mode, setMode] = useState<'replace' | 'add'>('replace');
  const [accepted, setAccepted] = useState<Accepted>(new Set());
  const missing = missingIn(p.kind, p.columns);
  const ready = !p.locked && missing === null && p.taken > 0 && !imports.busy;
  const take = async (): Promise<void> => {
    const done = await imports.take(async () => {
      if (p.kind === 'evaluators') {
        const now = await call('conflicts.importEvaluators', { mode });
        toast.done(t('conflicts.preview.doneEvaluators', { count: now.evaluators }));
      } else {
        const { filled, changed } = await call('conflicts.applyApplicants', {
          accept: acceptedOf(p, accepted),
        });
        toast.done(t('conflicts.preview.doneApplicants', { filled, changed }));
      }
    });
    if (done) onTaken(p.kind);
  };
  return (
    <div className="cols preview-cols" data-testid="list-preview" data-kind={p.kind} data-list={p.kind}>
      <section className="card preview-card" aria-label={t('conflicts.preview.title')}>
        <div className="preview-head">
          <div className="grow">
            <h2 className="cut" title={p.filename ?? undefined}>
              {t(p.kind === 'evaluators' ? 'conflicts.preview.evaluators' : 'conflicts.preview.applicants')}
              <span className="muted sm"> · {p.filename ?? t('conflicts.preview.pasted')}</span>
            </h2>
          </div>
          {p.sheets.length > 1 && (
            <Select
              w={170}
              aria-label={t('conflicts.preview.sheet')}
              allowDeselect={false}
              value={p.sheet}
              data={p.sheets}
              data-testid="list-sheet"
              onChange={(sheet) => sheet !== null && void imports.map({ sheet })}
            />
          )}
          {!p.locked && <HeaderRow preview={p} imports={imports} />}
        </div>
        {p.locked ? (
          <Locked imports={imports} />
        ) : (
          <>
            <PreviewColumns preview={p} imports={imports} />
            {p.kind === 'applicants' ? (
              <Differences preview={p} accepted={accepted} onAccept={setAccepted} />
            ) : (
              <ListRows preview={p} />
            )}
          </>
        )}
      </section>
      <aside className="side">
        <section className="card">
          <h2 className="t">{t('conflicts.preview.summary')}</h2>
          <p className="preview-count" data-testid="list-taken">
            <b>{p.taken}</b>{' '}
            {t(p.kind === 'evaluators' ? 'conflicts.preview.peopleTaken' : 'conflicts.preview.rowsTaken')}
          </p>
          {p.kind === 'evaluators' && known > 0 && (
            <>
              <p className="xs muted">{t('conflicts.preview.against', { ...p.against })}</p>
              <Radio.Group
                aria-label={t('conflicts.preview.mode')}
                value={mode}
                onChange={(v) => setMode(v === 'add' ? 'add' : 'replace')}
              >
                <div className="preview-modes">
                  <Radio
                    value="replace"
                    size="xs"
                    label={t('conflicts.preview.replace')}
                    description={t('conflicts.preview.replaceText', { count: p.against.gone })}
                    data-testid="list-replace"
                  />
                  <Radio
                    value="add"
                    size="xs"
                    label={t('conflicts.preview.add')}
                    description={t('conflicts.preview.addText')}
                    data-testid="list-add"
                  />
                </div>
              </Radio.Group>
            </>
          )}
          {missing && !p.locked && (
            <div className="notice" role="alert" data-testid="list-missing">
              <Icon name="alert" />
              <div>{t(`conflicts.preview.missing.${missing}`)}</div>
            </div>
          )}
        </section>
        <Problems problems={p.problems} />
        <div className="preview-actions">
          <Button
            variant="filled"
            size="md"
            disabled={!ready}
            loading={imports.busy}
            data-testid="list-import"
            onClick={() => void take()}
          >
            {t(p.kind === 'evaluators' ? 'conflicts.preview.import' : 'conflicts.preview.apply', {
              count: p.taken,
            })}
          </Button>
          <Button
            size="md"
            variant="subtle"
            disabled={imports.busy}
            data-testid="list-discard"
            onClick={() => void imports.discard()}
          >
            {t('common.cancel')}
          </Button>
        </div>
      </aside>
    </div>
  );
}

function HeaderRow({ preview: p, imports }: Pick<Props, 'preview' | 'imports'>) {
  const { t } = useTranslation();
  const at = p.headerRow ?? 1;
  return (
    <Checkbox
      size="xs"
      className="nw"
      label={t('conflicts.preview.header', { row: at })}
      checked={p.headerRow !== null}
      data-testid="list-header"
      onChange={(e) => void imports.map({ headerRow: e.currentTarget.checked ? at : null })}
    />
  );
}

function Locked({ imports }: { readonly imports: Import }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  return (
    <form
      className="empty"
      onSubmit={(e) => {
        e.preventDefault();
        if (password !== '') void imports.map({ password });
      }}
    >
      <Icon name="lock" size={32} />
      <h2>{t('conflicts.preview.locked')}</h2>
      {imports.fault && imports.fault !== 'wrong_password' && <ErrorNote code={imports.fault} />}
      <div className="row">
        <PasswordInput
          w={240}
          aria-label={t('password.label')}
          placeholder={t('password.label')}
          value={password}
          maxLength={255}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
          data-testid="list-password"
          onChange={(e) => setPassword(e.currentTarget.value)}
        />
        <Button type="submit" disabled={password === ''} loading={imports.busy} data-testid="list-unlock">
          {t('password.open')}
        </Button>
      </div>
    </form>
  );
}

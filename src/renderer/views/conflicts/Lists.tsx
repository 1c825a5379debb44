import { ActionIcon, Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EvaluatorRow, ListKind } from '../../../preload/contract';
import { call, useCall } from '../../api';
import { Icon } from '../../components/Icon';
import { SearchField } from '../../components/SearchField';
import { Empty, ErrorNote, SkeletonRows } from '../../components/states';
import { VirtualRows } from '../../components/VirtualRows';
import { useToast } from '../../hooks/useToast';
import { holds } from '../../i18n/josa';
import { ApplicantsList } from './ApplicantsList';
import { EvaluatorForm } from './EvaluatorForm';
import { EVALUATOR_COLUMNS } from './terms';
import type { Import } from './useImport';

interface Props {
  readonly imports: Import;
  readonly applicants: number;
  readonly onPaste: (list: ListKind) => void;
}

/** The evaluators as they are listed, to be mended one by one or replaced by another list. */
export function Lists({ imports, applicants, onPaste }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const list = useCall('conflicts.evaluators', undefined, ['conflicts']);
  const [query, setQuery] = useState('');
  const [editing, setEditing] = useState<EvaluatorRow | 'new' | null>(null);
  const [leaving, setLeaving] = useState<number | null>(null);
  const rows = useMemo(
    () => (list.data ?? []).filter((e) => holds(EVALUATOR_COLUMNS.map((f) => e[f]).join(' '), query)),
    [list.data, query],
  );
  const remove = (evaluatorId: number): Promise<void> =>
    toast.guard(async () => {
      setLeaving(null);
      await call('conflicts.removeEvaluator', { evaluatorId });
      list.reload();
    });
  return (
    <div className="cols lists-cols">
      <section className="card hit-card" data-list="evaluators" aria-label={t('conflicts.lists.title')}>
        <div className="eligible-head row between">
          <SearchField
            width={240}
            value={query}
            onChange={setQuery}
            label={t('conflicts.matrix.evaluators')}
          />
          <Button
            size="xs"
            leftSection={<Icon name="plus" size={14} />}
            data-testid="evaluator-add"
            onClick={() => setEditing('new')}
          >
            {t('conflicts.lists.add')}
          </Button>
        </div>
        {list.error && <ErrorNote code={list.error} onRetry={list.reload} />}
        <div className="evaluator-line head" aria-hidden="true">
          {EVALUATOR_COLUMNS.map((f) => (
            <span key={f} className="cut">
              {t(`conflicts.field.${f}`)}
            </span>
          ))}
        </div>
        {!list.data ? (
          !list.error && <SkeletonRows rows={10} height={40} />
        ) : rows.length === 0 ? (
          <Empty icon="search" title={t('common.noMatch')} />
        ) : (
          <VirtualRows
            className="grow"
            label={t('conflicts.lists.title')}
            rows={rows}
            keyOf={(e) => e.evaluatorId}
            heightOf={() => 40}
            render={(e) => (
              <div
                className="evaluator-line"
                role="listitem"
                data-testid="evaluator-row"
                data-id={e.evaluatorId}
              >
                {EVALUATOR_COLUMNS.map((f) => (
                  <span key={f} className={f === 'nameKo' ? 'cut b' : 'cut'} title={e[f]}>
                    {e[f]}
                  </span>
                ))}
                {leaving === e.evaluatorId ? (
                  <span className="row evaluator-leave">
                    <Button
                      size="xs"
                      className="danger-text"
                      data-testid="evaluator-remove-yes"
                      onClick={() => void remove(e.evaluatorId)}
                    >
                      {t('conflicts.lists.removeYes')}
                    </Button>
                    <Button size="xs" variant="subtle" onClick={() => setLeaving(null)}>
                      {t('common.cancel')}
                    </Button>
                  </span>
                ) : (
                  <span className="row">
                    <ActionIcon
                      size={28}
                      title={t('conflicts.lists.edit')}
                      aria-label={t('conflicts.lists.editOf', { name: e.nameKo || e.nameEn })}
                      data-testid="evaluator-edit"
                      onClick={() => setEditing(e)}
                    >
                      <Icon name="edit" />
                    </ActionIcon>
                    <ActionIcon
                      size={28}
                      title={t('conflicts.lists.remove')}
                      aria-label={t('conflicts.lists.removeOf', { name: e.nameKo || e.nameEn })}
                      data-testid="evaluator-remove"
                      onClick={() => setLeaving(e.evaluatorId)}
                    >
                      <Icon name="trash" />
                    </ActionIcon>
                  </span>
                )}
              </div>
            )}
          />
        )}
      </section>
      <aside className="side">
        <section className="card" data-list="evaluators">
          <h2 className="t">{t('conflicts.lists.again')}</h2>
          <p className="xs muted">{t('conflicts.lists.againText')}</p>
          <div className="row list-buttons">
            <Button
              size="xs"
              disabled={imports.busy}
              data-testid="conflicts-pick"
              onClick={() => void imports.pick('evaluators')}
            >
              {t('conflicts.start.pick')}
            </Button>
            <Button
              size="xs"
              variant="subtle"
              disabled={imports.busy}
              data-testid="conflicts-paste"
              onClick={() => onPaste('evaluators')}
            >
              {t('conflicts.start.paste')}
            </Button>
          </div>
        </section>
        <ApplicantsList imports={imports} applicants={applicants} onPaste={() => onPaste('applicants')} />
      </aside>
      <EvaluatorForm
        evaluator={editing}
        onClose={() => setEditing(null)}
        onSaved={() => {
          setEditing(null);
          list.reload();
        }}
      />
    </div>
  );
}

import { Select, TextInput } from '@mantine/core';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem, Role } from '../../../preload/contract';
import { Kbd } from '../../components/parts';
import { usePageLook } from '../../components/usePageSize';
import { useReviewKeyNames } from '../../hooks/useReviewKeyNames';
import { holds } from '../../i18n/josa';
import { useFormat } from '../../i18n/format';
import { ROLE_ORDER } from '../../words';
import { Crop } from './Crop';
import { Identity } from './Identity';
import { closeView, lineView } from './crop';
import { Reading } from './Reading';
import { optionsOf, type DraftState } from './useDraft';
import type { Actions } from './useReviewKeys';

/** A list that is shut is not there: kept, its options were drawn and placed anew with every item. */
const CLOSED_IS_GONE = { keepMounted: false } as const;

interface Props {
  readonly item: ReviewItem;
  readonly person: NonNullable<ReviewItem['person']>;
  readonly draft: DraftState;
  readonly actions: Actions;
  readonly roleField: React.RefObject<HTMLInputElement | null>;
  readonly onFocusBack: () => void;
}

/** One doubtful name: where it stands, what was read, what else it could be, role and affiliation. */
export const PersonQuestion = memo(function PersonQuestion({
  item,
  person,
  draft,
  actions,
  roleField,
  onFocusBack,
}: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const cap = useReviewKeyNames();
  const roles = useMemo(() => ROLE_ORDER.map((r) => ({ value: r, label: t(`role.${r}`) })), [t]);
  const look = usePageLook(item.documentId ?? 0, item.page ?? 1, item.pageSize, item.page ?? 1);
  const options = optionsOf(item);
  const { name, role, affiliation } = draft.draft;
  const mark = person.sourceKind !== 'printed';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (draft.editing) field.current?.select();
  }, [draft.editing]);

  const reading = draft.editing ? (
    <TextInput
      ref={field}
      className="name-edit"
      size="md"
      label={t('decide.name')}
      value={name}
      maxLength={200}
      autoFocus
      data-testid="name-edit"
      onChange={(e) => draft.change({ name: e.currentTarget.value })}
      onKeyDown={(e) => {
        // 229: the Korean input method still holds the last syllable; this Enter belongs to it.
        if (e.nativeEvent.isComposing || e.keyCode === 229) return;
        if (e.key === 'Enter' && name.trim()) {
          e.preventDefault();
          onFocusBack();
          actions.confirm();
        } else if (e.key === 'Escape') {
          e.stopPropagation();
          draft.restore();
          onFocusBack();
        }
      }}
    />
  ) : (
    <Reading
      name={name}
      confidence={options.find((o) => o.name === name)?.confidence ?? person.confidence}
      chars={name === person.name ? person.charConfidences : null}
    />
  );

  return (
    <>
      {look.state !== 'failed' && (
        <Crop
          className="line"
          look={look}
          view={lineView(person.bbox, person.sourceKind, look.size, 370 / 66)}
          mark={mark ? null : person.bbox}
          label={t('decide.line')}
        />
      )}
      {mark && look.state !== 'failed' ? (
        <div className="crop-and-reading">
          <Crop
            look={look}
            view={closeView(person.bbox, look.size)}
            mark={null}
            label={t('decide.crop', { kind: t(`source.${person.sourceKind}`) })}
            caption={t('decide.crop', { kind: t(`source.${person.sourceKind}`) })}
          />
          {reading}
        </div>
      ) : (
        reading
      )}
      {options.length > 1 && (
        <div className="candidates" role="radiogroup" aria-label={t('decide.candidates')}>
          {options.map((o, i) => (
            <button
              key={o.name}
              type="button"
              role="radio"
              aria-checked={o.name === name}
              className={o.name === name ? 'on' : undefined}
              data-testid="candidate"
              data-index={i + 1}
              onClick={() => {
                actions.pick(i);
                onFocusBack();
              }}
            >
              <Kbd>{i + 1}</Kbd>
              <b className="cut" title={o.name}>
                {o.name}
              </b>
              <span className="cut muted">{t(`candidate.${o.source}`)}</span>
              <span className="muted">{format.percent(o.confidence)}</span>
            </button>
          ))}
        </div>
      )}
      <Identity possible={item.possible} actions={actions} />
      <div className="fields">
        <Select
          ref={roleField}
          label={t('decide.role')}
          value={role}
          searchable
          allowDeselect={false}
          openOnFocus
          selectFirstOptionOnChange
          rightSection={<Kbd>{cap.role}</Kbd>}
          rightSectionPointerEvents="none"
          maxDropdownHeight={260}
          comboboxProps={CLOSED_IS_GONE}
          data={roles}
          filter={({ options: all, search }) =>
            all.filter((o) => 'label' in o && (search === t(`role.${role}`) || holds(o.label, search)))
          }
          data-testid="role"
          onChange={(v) => v && draft.change({ role: v as Role })}
          onOptionSubmit={() => setTimeout(onFocusBack)}
          onKeyDown={(e) => {
            if (e.key === 'Escape') setTimeout(onFocusBack);
          }}
        />
        <TextInput
          label={t('decide.affiliation')}
          value={affiliation}
          placeholder={t('decide.affiliationNone')}
          maxLength={200}
          title={affiliation}
          data-testid="affiliation"
          onChange={(e) => draft.change({ affiliation: e.currentTarget.value })}
          onKeyDown={(e) => {
            if (e.nativeEvent.isComposing || e.keyCode === 229) return;
            if (e.key === 'Enter' || e.key === 'Escape') {
              e.preventDefault();
              onFocusBack();
            }
          }}
        />
      </div>
      {(person.evidence || person.work?.title) && (
        <dl className="evidence">
          {person.evidence && (
            <div>
              <dt>{t('decide.evidence')}</dt>
              <dd title={person.evidence}>{person.evidence}</dd>
            </div>
          )}
          {person.work?.title && (
            <div>
              <dt>{t(`docType.${item.docType}`)}</dt>
              <dd title={person.work.title}>
                {[person.work.title, person.work.venue, person.work.year].filter(Boolean).join(', ')}
                {person.work.index !== undefined && person.work.count !== undefined && (
                  <span className="faint nw">
                    {' · '}
                    {t('decide.author', { index: person.work.index, count: person.work.count })}
                  </span>
                )}
              </dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
});

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonRow, PersonSource } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { FlagTag, Tag } from '../../components/parts';
import { onFreePart } from '../../hooks/free-part';
import { isOpen, roleCounts } from './groups';

const MARK_FLAG = { seal: 'seal', handwritten: 'handwriting', signature: 'signature' } as const;

function Status({ person }: { readonly person: PersonRow }) {
  const { t } = useTranslation();
  if (isOpen(person)) {
    const kind = person.sources.find((s) => s.flagId !== null)?.sourceKind;
    if (kind && kind !== 'printed') return <FlagTag flag={MARK_FLAG[kind]} />;
    return (
      <Tag tone="warn" icon="alert">
        {t('people.needsReview')}
      </Tag>
    );
  }
  const word = t(`final.${person.finalStatus}`);
  if (person.finalStatus === 'confirmed')
    return (
      <Tag tone="ok" icon="check">
        {word}
      </Tag>
    );
  if (person.finalStatus === 'edited')
    return (
      <Tag tone="ok" icon="edit">
        {word}
      </Tag>
    );
  return <Tag icon={person.finalStatus === 'rejected' ? 'x' : 'check'}>{word}</Tag>;
}

/** A page in miniature with the place of the name on it. */
function Glyph({ source }: { readonly source: PersonSource }) {
  // A4 in points: where on the page the name stands, not what the page looks like.
  const x = Math.min(18, Math.max(2, (source.bbox.x / 595) * 24));
  const y = Math.min(26, Math.max(3, (source.bbox.y / 842) * 32));
  return (
    <svg viewBox="0 0 24 32" aria-hidden="true">
      <path d="M4 5h16M4 9h12M4 13h16M4 17h14M4 21h16M4 25h10" className="glyph-line" />
      <rect
        x={x}
        y={y}
        width={source.sourceKind === 'printed' ? 8 : 5}
        height="4"
        rx="1"
        className={`glyph-${source.sourceKind}`}
      />
    </svg>
  );
}

/** A, B or C of the strongest tie; the strength itself is told on hover. */
function Grade({ person }: { readonly person: PersonRow }) {
  const { t } = useTranslation();
  const title = `${t(`grade.${person.grade}`)} · ${t('people.strength', { n: person.strength })}`;
  return (
    <span className={`grade g-${person.grade}`} title={title} role="img" aria-label={title}>
      {person.grade}
    </span>
  );
}

export function PersonLine({
  person: p,
  open,
  onToggle,
  onOpen,
  menu,
}: {
  readonly person: PersonRow;
  readonly open: boolean;
  readonly onToggle: (personId: number) => void;
  readonly onOpen: (source: PersonSource) => void;
  readonly menu: ReactNode;
}) {
  const { t } = useTranslation();
  const others = p.names.filter((n) => n !== p.name).join(' · ');
  const shown = p.sources.slice(0, 3);
  const roles = roleCounts(p).map(({ role, count }) => t(`role.${role}`) + (count > 1 ? ` ${count}` : ''));
  return (
    <div
      className={`person${open ? ' open' : ''}${p.finalStatus === 'rejected' ? ' off' : ''}`}
      role="listitem"
      data-testid="people-row"
      data-id={p.personId}
      data-status={p.finalStatus}
      onClick={onFreePart(() => onToggle(p.personId))}
    >
      <button
        type="button"
        className="fold"
        aria-expanded={open}
        aria-label={t('people.expand', { name: p.name })}
        data-testid="people-toggle"
        onClick={() => onToggle(p.personId)}
      >
        <Icon name={open ? 'down' : 'right'} size={14} />
      </button>
      <Grade person={p} />
      <span className="person-name">
        <b className="cut" title={p.name}>
          {p.name}
        </b>
        {others && (
          <span className="cut faint xs" title={others}>
            {others}
          </span>
        )}
      </span>
      <span className="person-roles" title={roles.join(' · ')}>
        {roles.slice(0, 2).map((r) => (
          <Tag key={r}>{r}</Tag>
        ))}
        {roles.length > 2 && <Tag>+{roles.length - 2}</Tag>}
      </span>
      <span className={p.affiliation ? 'cut muted' : 'cut faint'} title={p.affiliation}>
        {p.affiliation || t('people.noAffiliation')}
      </span>
      <span className="glyphs">
        {shown.map((s) => {
          const label = t('people.source', { type: t(`docType.${s.docType}`), page: s.page });
          return (
            <button
              key={s.sourceId}
              type="button"
              className="glyph"
              title={label}
              aria-label={label}
              data-testid="people-source"
              data-id={s.sourceId}
              onClick={() => onOpen(s)}
            >
              <Glyph source={s} />
            </button>
          );
        })}
        {p.sources.length > shown.length && (
          <button type="button" className="link xs nw" onClick={() => onToggle(p.personId)}>
            +{p.sources.length - shown.length}
          </button>
        )}
      </span>
      <span>
        <Status person={p} />
      </span>
      {menu}
    </div>
  );
}

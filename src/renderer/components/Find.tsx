import { Modal, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../api';
import { useApp } from '../app-state';
import { strongest } from '../words';
import { numberBeside } from '../i18n/names';
import { findHits, type Hit } from './find';
import { Icon } from './Icon';
import { Tag } from './parts';

/** Ctrl/⌘K: anybody of the round, applicant or tied to one, from any view. */
export function Find() {
  const { t } = useTranslation();
  const { findOpen, setFindOpen } = useApp();
  return (
    <Modal
      opened={findOpen}
      onClose={() => setFindOpen(false)}
      withCloseButton={false}
      padding={0}
      size={560}
      yOffset={72}
      centered={false}
      classNames={{ content: 'find' }}
      attributes={{ content: { 'aria-label': t('find.title') } }}
    >
      {findOpen && <Search onClose={() => setFindOpen(false)} />}
    </Modal>
  );
}

const keyOf = (h: Hit): string =>
  h.kind === 'applicant' ? `a${h.applicant.applicantId}` : `p${h.person.personId}`;

function Search({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { go } = useApp();
  const applicants = useCall('people.applicants', undefined).data;
  const people = useCall('people.index', undefined).data;
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const hits = useMemo(() => findHits(applicants ?? [], people ?? [], query), [applicants, people, query]);
  const current = hits[Math.min(at, hits.length - 1)];
  const choose = (h: Hit): void => {
    onClose();
    if (h.kind === 'applicant') go('people', { applicantId: h.applicant.applicantId });
    else go('people', { applicantId: h.person.applicantId, personId: h.person.personId });
  };
  return (
    <div data-testid="find">
      <TextInput
        className="find-field"
        size="md"
        variant="unstyled"
        value={query}
        data-autofocus
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls="find-list"
        aria-activedescendant={current ? `find-${keyOf(current)}` : undefined}
        aria-label={t('find.title')}
        placeholder={t('find.placeholder')}
        leftSection={<Icon name="search" />}
        data-testid="find-field"
        onChange={(e) => {
          setQuery(e.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(e) => {
          if (e.nativeEvent.isComposing || e.keyCode === 229) return;
          const by = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
          if (by !== 0 && hits.length > 0) {
            e.preventDefault();
            const next = (Math.min(at, hits.length - 1) + by + hits.length) % hits.length;
            setAt(next);
            document.getElementById(`find-${keyOf(hits[next]!)}`)?.scrollIntoView({ block: 'nearest' });
          } else if (e.key === 'Enter' && current) choose(current);
        }}
      />
      <ul className="find-list scroll" id="find-list" role="listbox" aria-label={t('find.title')}>
        {hits.map((h) => (
          <li
            key={keyOf(h)}
            id={`find-${keyOf(h)}`}
            role="option"
            aria-selected={h === current}
            data-testid="find-hit"
            onClick={() => choose(h)}
          >
            {h.kind === 'applicant' ? (
              <>
                <Icon name="folder" />
                <b className="cut">{h.applicant.name || h.applicant.externalId}</b>
                <span className="cut muted">{numberBeside(h.applicant)}</span>
                <Tag tone="line">{t('find.applicant')}</Tag>
              </>
            ) : (
              <>
                <Icon name="user" />
                <b className="cut" title={h.person.names.join(' · ')}>
                  {h.person.name}
                </b>
                <span className="cut muted" title={h.person.affiliation}>
                  {t('find.of', { name: h.person.applicantName })}
                  {h.person.affiliation && ` · ${h.person.affiliation}`}
                </span>
                <Tag>{t(`role.${strongest(h.person.roles)}`)}</Tag>
              </>
            )}
          </li>
        ))}
      </ul>
      {query.trim() !== '' && hits.length === 0 && applicants && people && (
        <p className="sm muted find-none">{t('find.none')}</p>
      )}
    </div>
  );
}

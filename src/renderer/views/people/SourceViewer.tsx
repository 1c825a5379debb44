import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonRow, PersonSource } from '../../../preload/contract';
import { useApp } from '../../app-state';
import { PagePane } from '../../components/PagePane';
import { ErrorNote } from '../../components/states';
import { SourceActions } from './SourceActions';

interface Props {
  readonly found: { readonly person: PersonRow; readonly source: PersonSource } | null;
  /** Why there is nothing to show, as a code. */
  readonly fault?: string | null;
  readonly onClose: () => void;
  readonly onEdit: () => void;
}

/** The page a source stands on, over the list: closing it brings back the same place and focus. */
export function SourceViewer({ found, fault = null, onClose, onEdit }: Props) {
  const { t } = useTranslation();
  const { go } = useApp();
  const [page, setPage] = useState<{ sourceId: number; page: number } | null>(null);
  const source = found?.source;
  const shown = source ? (page?.sourceId === source.sourceId ? page.page : source.page) : 1;
  return (
    <Modal
      opened={source !== undefined || fault !== null}
      onClose={onClose}
      size="min(920px, 94vw)"
      padding={0}
      classNames={{ body: 'viewer-body', content: 'viewer' }}
      title={
        found && (
          <span>
            <b>{found.person.name}</b>{' '}
            <span className="muted sm">
              {t(`role.${found.source.role}`)} ·{' '}
              {t('people.source', { type: t(`docType.${found.source.docType}`), page: found.source.page })}
            </span>
          </span>
        )
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {!source && fault !== null && (
        <div className="viewer-wait">
          <ErrorNote code={fault} />
        </div>
      )}
      {source && (
        <div className="viewer-in" data-testid="source-viewer">
          <PagePane
            documentId={source.documentId}
            filename={source.filename}
            page={source.page}
            pageCount={source.pageCount}
            size={source.pageSize}
            current={{
              key: source.sourceId,
              box: source.bbox,
              title: t(`role.${source.role}`),
              page: source.page,
            }}
            others={[]}
            shown={shown}
            onShow={(next) => setPage({ sourceId: source.sourceId, page: next })}
            footer={() => null}
          />
          <div className="viewer-foot">
            <div className="grow">
              <div className="b cut">{source.nameRaw}</div>
              <div className="xs muted cut" title={source.evidence}>
                {source.evidence}
              </div>
            </div>
            <SourceActions source={source} onEdit={onEdit} />
            {source.flagId !== null && (
              <Button
                variant="filled"
                onClick={() => go('review', { flagId: source.flagId ?? 0 })}
                data-testid="viewer-review"
              >
                {t('people.toReview')}
              </Button>
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}

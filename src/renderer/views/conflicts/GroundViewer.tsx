import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictGround, ConflictHit } from '../../../preload/contract';
import { Icon } from '../../components/Icon';
import { PagePane } from '../../components/PagePane';

interface Props {
  readonly hit: ConflictHit | null;
  readonly ground: ConflictGround | null;
  readonly onShow: (ground: ConflictGround) => void;
  readonly onClose: () => void;
}

/** The page a tie stands on, over the hit: closing it brings back the same place and focus. */
export function GroundViewer({ hit, ground, onShow, onClose }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState<{ sourceId: number; page: number } | null>(null);
  const all = hit?.grounds ?? [];
  const at = ground ? all.findIndex((g) => g.sourceId === ground.sourceId) : -1;
  const shown = ground ? (page?.sourceId === ground.sourceId ? page.page : ground.page) : 1;
  const step = (by: 1 | -1) => {
    const to = all[at + by];
    return (
      <Button
        size="xs"
        disabled={!to}
        leftSection={by < 0 && <Icon name="left" />}
        rightSection={by > 0 && <Icon name="right" />}
        onClick={() => to && onShow(to)}
      >
        {t(by < 0 ? 'conflicts.viewer.previous' : 'conflicts.viewer.next')}
      </Button>
    );
  };
  return (
    <Modal
      opened={ground !== null}
      onClose={onClose}
      size="min(920px, 94vw)"
      padding={0}
      classNames={{ body: 'viewer-body', content: 'viewer' }}
      title={
        ground &&
        hit && (
          <span>
            <b>{hit.person}</b>{' '}
            <span className="muted sm">
              {t(`conflicts.tie.${ground.tie}`)} ·{' '}
              {t('people.source', { type: t(`docType.${ground.docType}`), page: ground.page })}
            </span>
          </span>
        )
      }
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {ground && (
        <div className="viewer-in" data-testid="ground-viewer">
          <PagePane
            documentId={ground.documentId}
            filename={ground.filename}
            page={ground.page}
            pageCount={ground.pageCount}
            size={ground.pageSize}
            current={{
              key: ground.sourceId,
              box: ground.bbox,
              title: t(`role.${ground.role}`),
              page: ground.page,
            }}
            others={[]}
            shown={shown}
            onShow={(next) => setPage({ sourceId: ground.sourceId, page: next })}
            footer={() => null}
          />
          <div className="viewer-foot">
            <div className="grow">
              <div className="b cut" title={ground.nameRaw}>
                {ground.nameRaw}
              </div>
              <div className="xs muted cut" title={ground.evidence}>
                {ground.evidence}
              </div>
            </div>
            {all.length > 1 && (
              <div className="row">
                {step(-1)}
                <span className="xs muted nw">{`${at + 1} / ${all.length}`}</span>
                {step(1)}
              </div>
            )}
          </div>
        </div>
      )}
    </Modal>
  );
}

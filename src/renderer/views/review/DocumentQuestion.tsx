import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewItem } from '../../../preload/contract';
import { call, useCall } from '../../api';
import { PasswordForm } from '../../components/PasswordForm';
import { Icon } from '../../components/Icon';
import { shortName } from '../../i18n/names';
import { Tag } from '../../components/parts';
import { useToast } from '../../hooks/useToast';

/** A doubt about a whole document: who was read, who has been added by hand. */
export function DocumentQuestion({
  item,
  added,
  onShow,
}: {
  readonly item: ReviewItem;
  readonly added: readonly string[];
  /** Turns to a page of the document. */
  readonly onShow: (page: number) => void;
}) {
  const { t } = useTranslation();
  const known = item.others;
  const locked = useCall('passwords.waiting', undefined, ['review']).data?.find(
    (d) => d.documentId === item.documentId,
  );
  return (
    <>
      <p className="sm cut" title={item.title}>
        <span className="muted">{t(`docType.${item.docType}`)} · </span>
        {shortName(item.title, item.externalId)}
      </p>
      {locked && (
        <div className="notice info">
          <Icon name="lock" />
          <div className="grow">
            {t('password.text')}
            <PasswordForm document={locked} />
          </div>
        </div>
      )}
      {item.leftPages > 0 && <LeftPages item={item} />}
      <div>
        <h3 className="t">{t('decide.known')}</h3>
        {known.length === 0 ? (
          <p className="sm muted known">{t('decide.knownNone')}</p>
        ) : (
          <ul className="known">
            {known.map((o) => (
              <li key={o.sourceId}>
                <b className="cut" title={o.name}>
                  {o.name}
                </b>
                <span className="muted cut">{t(`role.${o.role}`)}</span>
                {added.includes(o.name) && <Tag tone="ok">{t('add.submit')}</Tag>}
                <button type="button" className="link nw" onClick={() => onShow(o.page)}>
                  {t('common.page', { page: o.page })}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {added.length > 0 && (
        <p className="sm row">
          <span className="st-ok">
            <Icon name="check-circle" />
          </span>
          {t('decide.added')}: {added.join(', ')}
        </p>
      )}
    </>
  );
}

/** Pages the round's page plan left out, and the way to have them read. */
function LeftPages({ item }: { readonly item: ReviewItem }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [asked, setAsked] = useState(false);
  const { documentId } = item;
  if (documentId === null) return null;
  const ask = (): Promise<void> =>
    toast.guard(async () => {
      await call('queue.readWhole', { documentId });
      setAsked(true);
      toast.done(t('decide.readWholeDone'));
    });
  return (
    <div className="notice info">
      <Icon name="file" />
      <div className="grow">
        <p>{t('decide.leftPages', { count: item.leftPages })}</p>
        <Button
          size="compact-sm"
          variant="default"
          data-testid="read-whole"
          disabled={asked}
          onClick={() => void ask()}
        >
          {t('decide.readWhole')}
        </Button>
      </div>
    </div>
  );
}

import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RosterPreview } from '../../../preload/contract';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { useToast } from '../../hooks/useToast';
import { useFormat } from '../../i18n/format';

/** A person answers for the roster as it stands: by name, with what is open known. A changed roster is unsigned. */
export function SignOff({
  preview,
  onSigned,
}: {
  readonly preview: RosterPreview;
  readonly onSigned: () => void;
}) {
  const { t } = useTranslation();
  const { info, setInfo } = useApp();
  const toast = useToast();
  const format = useFormat();
  const [name, setName] = useState(info.operator);
  const [known, setKnown] = useState('');
  const { signOff, openItems, failedDocuments } = preview;
  const open = openItems + failedDocuments;
  // What was acknowledged belongs to these numbers: others have to be acknowledged anew.
  const figures = `${openItems}/${failedDocuments}`;
  const ready = name.trim() !== '' && (open === 0 || known === figures);
  const sign = (): Promise<void> =>
    toast.guard(async () => {
      if (name.trim() !== info.operator) setInfo(await call('app.setPreferences', { operator: name.trim() }));
      await call('roster.sign', { openItems });
      onSigned();
    });

  if (signOff?.valid)
    return (
      <div className="signed" data-testid="signed">
        <span className="st-ok">
          <Icon name="sign" />
        </span>
        <div>
          <b>{t('roster.signedBy', { name: signOff.actor })}</b>
          <div className="xs muted">
            {format.when(signOff.at)}
            {signOff.openItems > 0 && ` · ${t('roster.signedOpen', { count: signOff.openItems })}`}
          </div>
        </div>
      </div>
    );
  return (
    <form
      className="sign-form"
      data-testid="sign-form"
      onSubmit={(e) => {
        e.preventDefault();
        if (ready) void sign();
      }}
    >
      {signOff && (
        <p className="xs sign-lost" role="status" data-testid="sign-lost">
          <span className="st-warn">
            <Icon name="alert" size={14} />
          </span>{' '}
          {t('roster.signLost', { name: signOff.actor })}
        </p>
      )}
      <TextInput
        label={t('roster.signer')}
        value={name}
        maxLength={60}
        data-testid="sign-name"
        onChange={(e) => setName(e.currentTarget.value)}
      />
      {open > 0 && (
        <Checkbox
          size="xs"
          checked={known === figures}
          label={t(
            openItems === 0
              ? 'roster.signKnowFailed'
              : failedDocuments === 0
                ? 'roster.signKnowOpen'
                : 'roster.signKnow',
            {
              open: format.n(openItems),
              failed: format.n(failedDocuments),
            },
          )}
          data-testid="sign-know"
          onChange={(e) => setKnown(e.currentTarget.checked ? figures : '')}
        />
      )}
      <Button type="submit" disabled={!ready} leftSection={<Icon name="sign" />} data-testid="sign">
        {t('roster.sign')}
      </Button>
    </form>
  );
}

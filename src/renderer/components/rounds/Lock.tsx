import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';
import { Icon } from '../Icon';

/** The open round's lock, in the settings: whether it has one, and whether this computer remembers it. */
export function Lock() {
  const { t } = useTranslation();
  const { info, setInfo, setRoundDialog, setSettingsOpen } = useApp();
  const toast = useToast();
  const { round } = info;
  if (!round) return null;
  return (
    <div className="round-form" data-testid="settings-lock">
      <p className="row sm">
        <span className={round.encrypted ? 'st-ok' : 'st-idle'}>
          <Icon name="lock" />
        </span>
        <span className="grow">{t(round.encrypted ? 'passphrase.on' : 'passphrase.off')}</span>
        <Button
          size="xs"
          data-testid="settings-passphrase"
          onClick={() => {
            setSettingsOpen(false);
            setRoundDialog({ kind: 'passphrase' });
          }}
        >
          {t(round.encrypted ? 'passphrase.menuChange' : 'passphrase.menuSet')}
        </Button>
      </p>
      {round.encrypted && info.keyRing && (
        <Switch
          label={t('unlock.remember')}
          description={t('unlock.rememberHint')}
          checked={round.remembered}
          data-testid="remember"
          onChange={(e) => {
            const on = e.currentTarget.checked;
            void toast.guard(async () => setInfo(await call('rounds.remember', { on })));
          }}
        />
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { isPress } from '../../hooks/keys';
import {
  isFree,
  KEY_ACTIONS,
  keyName,
  keysOf,
  takenBy,
  USUAL_KEYS,
  type KeyAction,
} from '../../hooks/review-keys';
import { useToast } from '../../hooks/useToast';

/** The review keys, each changed by pressing another one. */
export function KeySettings() {
  const { t } = useTranslation();
  const { info, setInfo } = useApp();
  const toast = useToast();
  const keys = keysOf(info.keys);
  const [asking, setAsking] = useState<KeyAction | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const store = (next: Record<string, string>): Promise<void> =>
    toast.guard(async () => setInfo(await call('app.setPreferences', { keys: next })));

  useEffect(() => {
    if (!asking) return;
    const onKey = (e: KeyboardEvent): void => {
      if (!isPress(e) || /^(Shift|Control|Alt|Meta)/.test(e.code)) return;
      e.preventDefault();
      e.stopPropagation();
      if (e.code === 'Escape') {
        setAsking(null);
        return;
      }
      const code = e.shiftKey ? `Shift+${e.code}` : e.code;
      const taken = takenBy(keys, asking, code);
      if (!isFree(code) || e.ctrlKey || e.metaKey || e.altKey)
        setFault(t('keys.fixed', { key: keyName(code) }));
      else if (taken) setFault(t('keys.taken', { key: keyName(code), action: t(`help.${taken}`) }));
      else {
        setFault(null);
        setAsking(null);
        void store({ ...keys, [asking]: code });
      }
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });

  const changed = KEY_ACTIONS.some((a) => keys[a] !== USUAL_KEYS[a]);
  return (
    <div className="key-settings" data-testid="key-settings">
      <p className="xs muted">{t('keys.text')}</p>
      <dl>
        {KEY_ACTIONS.map((a) => (
          <div key={a}>
            <dt>{t(`help.${a}`)}</dt>
            <dd>
              <button
                type="button"
                className={`key-cap${asking === a ? ' asking' : ''}`}
                aria-label={t('keys.change', { action: t(`help.${a}`), key: keyName(keys[a]) })}
                data-testid="key-cap"
                data-action={a}
                onClick={() => {
                  setFault(null);
                  setAsking(asking === a ? null : a);
                }}
              >
                {asking === a ? t('keys.press') : keyName(keys[a])}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {fault && (
        <p className="xs st-bad" role="alert" data-testid="key-fault">
          {fault}
        </p>
      )}
      {changed && (
        <Button size="xs" data-testid="keys-reset" onClick={() => void store({})}>
          {t('keys.reset')}
        </Button>
      )}
    </div>
  );
}

import './settings.css';
import { Drawer, SegmentedControl, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Input } from '../../../preload/contract';
import { call } from '../../api';
import { useApp } from '../../app-state';
import { useToast } from '../../hooks/useToast';
import { Lock } from '../../components/rounds/Lock';
import { KeySettings } from './KeySettings';
import { MachineSettings } from './MachineSettings';
import { Models } from './Models';
import { RoundSettings } from './RoundSettings';

/** Language, appearance, who reviews; what the round decides; what this program is. */
export function Settings() {
  const { t } = useTranslation();
  const { info, setInfo, settingsOpen, setSettingsOpen } = useApp();
  const toast = useToast();
  const [operator, setOperator] = useState(info.operator);
  useEffect(() => setOperator(info.operator), [info.operator]);
  const prefer = (patch: Input<'app.setPreferences'>): Promise<void> =>
    toast.guard(async () => setInfo(await call('app.setPreferences', patch)));
  const saveOperator = (): void => {
    if (operator.trim() !== info.operator) void prefer({ operator: operator.trim() });
  };
  return (
    <Drawer
      opened={settingsOpen}
      onClose={() => {
        saveOperator();
        setSettingsOpen(false);
      }}
      position="right"
      size={420}
      title={<b>{t('settings.title')}</b>}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      transitionProps={{ duration: 140 }}
      overlayProps={{ backgroundOpacity: 0.25 }}
    >
      <div className="settings" data-testid="settings-panel">
        <section>
          <div className="setting">
            <span id="set-language">{t('settings.language')}</span>
            <SegmentedControl
              aria-labelledby="set-language"
              value={info.language}
              data-testid="language"
              data={[
                { value: 'ko', label: '한국어' },
                { value: 'en', label: 'English' },
              ]}
              onChange={(v) => void prefer({ language: v === 'en' ? 'en' : 'ko' })}
            />
          </div>
          <div className="setting">
            <span id="set-theme">{t('settings.theme')}</span>
            <SegmentedControl
              aria-labelledby="set-theme"
              value={info.theme}
              data-testid="theme"
              data={[
                { value: 'light', label: t('settings.light') },
                { value: 'dark', label: t('settings.dark') },
                { value: 'auto', label: t('settings.auto') },
              ]}
              onChange={(v) =>
                void prefer({ theme: v === 'dark' ? 'dark' : v === 'light' ? 'light' : 'auto' })
              }
            />
          </div>
          <TextInput
            label={t('settings.operator')}
            description={t('settings.operatorHint')}
            placeholder={t('settings.operatorNone')}
            value={operator}
            maxLength={60}
            data-testid="operator"
            onChange={(e) => setOperator(e.currentTarget.value)}
            onBlur={saveOperator}
            onKeyDown={(e) => e.key === 'Enter' && !e.nativeEvent.isComposing && e.currentTarget.blur()}
          />
        </section>
        <section>
          <h2>{t('settings.round')}</h2>
          {info.round ? (
            <>
              <RoundSettings key={info.round.roundId} round={info.round} />
              <Lock />
            </>
          ) : (
            <p className="sm muted">{t('settings.noRound')}</p>
          )}
        </section>
        <MachineSettings prefer={(patch) => void prefer(patch)} />
        <section>
          <h2>{t('keys.title')}</h2>
          <KeySettings />
        </section>
        <Models />
        <section>
          <h2>{t('settings.app')}</h2>
          <dl className="about">
            <dt>{t('settings.version')}</dt>
            <dd>{info.version}</dd>
            <dt>{t('settings.host')}</dt>
            <dd>{info.host}</dd>
            <dt>{t('settings.extractor')}</dt>
            <dd>{info.extractor}</dd>
            <dt>{t('store.models')}</dt>
            <dd>{info.models.length === 0 ? t('store.noModel') : info.models.join(' · ')}</dd>
          </dl>
        </section>
      </div>
    </Drawer>
  );
}

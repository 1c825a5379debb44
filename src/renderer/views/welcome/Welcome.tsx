import './welcome.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, useCall } from '../../api';
import { useApp } from '../../app-state';
import { Icon } from '../../components/Icon';
import { Kbd } from '../../components/parts';
import { useDefaultRoundName, usePick } from '../../hooks/usePick';
import { RoundLine } from '../../components/rounds/RoundLine';
import { UnlockForm } from '../../components/rounds/UnlockForm';
import { useRounds } from '../../hooks/useRounds';
import { useToast } from '../../hooks/useToast';
import { Steps } from './Steps';

/** First run: what the program does in three pictures, a round to create, practice applicants to try. */
export function Welcome() {
  const { t } = useTranslation();
  const { info, setInfo } = useApp();
  const toast = useToast();
  const { open, restore } = useRounds();
  const pick = usePick();
  const defaultName = useDefaultRoundName();
  const [name, setName] = useState(defaultName);
  const rounds = useCall('rounds.list', undefined);
  const { waiting } = info;
  const others = (rounds.data ?? []).filter((r) => r.roundId !== waiting?.roundId);
  const create = (): Promise<void> =>
    toast.guard(async () => {
      if (name.trim()) setInfo(await call('rounds.create', { name: name.trim() }));
    });

  return (
    <main className="welcome" data-testid="welcome">
      <div className="welcome-in">
        <div className="welcome-head">
          <h1>{t('welcome.title')}</h1>
          <p>{t('welcome.lead')}</p>
        </div>
        {waiting ? (
          <section className="card welcome-locked" aria-label={t('unlock.title')}>
            <h2 className="row">
              <Icon name="lock" />
              {waiting.name}
            </h2>
            <UnlockForm key={waiting.roundId} round={waiting} />
          </section>
        ) : (
          <Steps />
        )}
        <div className="card welcome-start">
          <form
            onSubmit={(e) => {
              e.preventDefault();
              void create();
            }}
          >
            <h2 id="welcome-first">{t(rounds.data?.length ? 'round.create' : 'welcome.first')}</h2>
            <p>{t('welcome.firstText')}</p>
            <div className="welcome-make">
              <TextInput
                aria-labelledby="welcome-first"
                size="md"
                value={name}
                maxLength={200}
                autoFocus={waiting === null}
                data-testid="welcome-name"
                onChange={(e) => setName(e.currentTarget.value)}
              />
              <Button
                type="submit"
                variant="filled"
                size="md"
                disabled={!name.trim()}
                rightSection={<Kbd>Enter</Kbd>}
                data-testid="welcome-create"
              >
                {t('round.createButton')}
              </Button>
            </div>
            {others.length > 0 && (
              <ul className="welcome-recent" aria-label={t('round.recent')}>
                {others.slice(0, 4).map((r) => (
                  <li key={r.roundId}>
                    <button
                      type="button"
                      className="link sm"
                      data-testid="welcome-round"
                      onClick={() => void open(r)}
                    >
                      <RoundLine round={r} />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </form>
          <div>
            <h2>{t('welcome.look')}</h2>
            <p>{t('welcome.lookText')}</p>
            <Button
              size="md"
              mt={14}
              leftSection={<Icon name="book" />}
              data-testid="welcome-sample"
              onClick={() => void pick('sample')}
            >
              {t('welcome.sample')}
            </Button>
            <Button
              variant="subtle"
              size="md"
              mt={14}
              leftSection={<Icon name="undo" />}
              data-testid="welcome-restore"
              onClick={() => void restore()}
            >
              {t('backup.restore')}
            </Button>
          </div>
        </div>
      </div>
      <div className="welcome-promises">
        <span>
          <Icon name="shield" />
          {t('welcome.noNetwork')}
        </span>
        <span>
          <Icon name="file" />
          {t('welcome.noChange')}
        </span>
        <span>
          <Icon name="flag-needs_vision" />
          {t('welcome.noInvention')}
        </span>
      </div>
    </main>
  );
}

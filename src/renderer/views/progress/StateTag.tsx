import { useTranslation } from 'react-i18next';
import { Tag, type Tone } from '../../components/parts';
import type { IconName } from '../../components/icons';
import type { State } from './rows';

const LOOK: Record<State, { tone: Tone; icon: IconName }> = {
  waiting: { tone: 'idle', icon: 'clock' },
  reading: { tone: 'info', icon: 'run' },
  review: { tone: 'warn', icon: 'alert' },
  done: { tone: 'ok', icon: 'check' },
  partly: { tone: 'bad', icon: 'alert' },
  failed: { tone: 'bad', icon: 'x' },
};

export function StateTag({ state }: { readonly state: State }) {
  const { t } = useTranslation();
  return (
    <Tag tone={LOOK[state].tone} icon={LOOK[state].icon}>
      {t(`state.${state}`)}
    </Tag>
  );
}

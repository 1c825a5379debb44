import { MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AppInfo } from '../preload/contract';
import { AppProvider, useApp, useCounts } from './app-state';
import { DropOverlay } from './components/DropOverlay';
import { Find } from './components/Find';
import { Header } from './components/Header';
import { OperatorPrompt } from './components/OperatorPrompt';
import { RoundDialogs } from './components/rounds/RoundDialogs';
import { Tour } from './components/Tour';
import { Boundary, ErrorNote } from './components/states';
import { useShortcuts } from './hooks/useShortcuts';
import { cssVariablesResolver, theme } from './theme';
import { Intake } from './views/intake/Intake';
import {
  Conflicts,
  Guide,
  Health,
  loadViews,
  People,
  Progress,
  Review,
  Roster,
  Settings,
} from './views/later';
import { Welcome } from './views/welcome/Welcome';

const VIEW = {
  intake: Intake,
  progress: Progress,
  review: Review,
  people: People,
  roster: Roster,
  conflicts: Conflicts,
  health: Health,
} as const;

function Themed({ choice, children }: { readonly choice: AppInfo['theme']; readonly children: ReactNode }) {
  const dark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const scheme = choice === 'auto' ? (dark ? 'dark' : 'light') : choice;
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} forceColorScheme={scheme}>
      {children}
      <Notifications position="bottom-center" autoClose={4000} limit={3} />
    </MantineProvider>
  );
}

/** The title, and what the keys do in every view: apart from the window, which a decision must not draw anew. */
function Behind() {
  const { info } = useApp();
  const { openItems } = useCounts();
  const { t } = useTranslation();
  useEffect(() => {
    // where the program's icon has no badge the title tells, as in any window list
    const open = openItems > 0 ? `(${openItems}) ` : '';
    document.title = info.round ? `${open}${info.round.name} · ${t('app.name')}` : t('app.name');
  }, [info.round, openItems, t]);
  useShortcuts();
  return null;
}

function Window() {
  const { info, view } = useApp();
  const { i18n } = useTranslation();
  useEffect(() => {
    if (i18n.language !== info.language) void i18n.changeLanguage(info.language);
    document.documentElement.lang = info.language;
  }, [i18n, info.language]);
  useEffect(loadViews, []);
  const View = VIEW[view];
  return (
    <Themed choice={info.theme}>
      <Behind />
      <Header />
      <Boundary resetKey={`${view}/${info.round?.roundId ?? ''}`}>
        <Suspense fallback={<main className="view" aria-busy="true" />}>
          {info.round ? <View key={info.round.roundId} /> : <Welcome />}
        </Suspense>
      </Boundary>
      <Suspense>
        <Settings />
        <Find />
        <Guide />
        <Tour />
        <OperatorPrompt />
        <RoundDialogs />
      </Suspense>
      <DropOverlay />
    </Themed>
  );
}

/** The whole window. `info` is what the engine answered at the start. */
export function App({ info }: { readonly info: AppInfo }) {
  return (
    <AppProvider initial={info}>
      <Window />
    </AppProvider>
  );
}

/** What is shown when the engine did not answer at all. */
export function Broken({ code, onRetry }: { readonly code: string; readonly onRetry: () => void }) {
  return (
    <Themed choice="auto">
      <main className="view">
        <ErrorNote code={code} onRetry={onRetry} />
      </main>
    </Themed>
  );
}

import '@fontsource-variable/noto-sans-kr';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/bar.css';
import './styles/over.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { call, codeOf } from './api';
import { App, Broken } from './App';
import { createTexts } from './i18n';

const place = document.getElementById('root');
if (place) {
  const root = createRoot(place);
  const start = async (): Promise<void> => {
    const info = await call('app.info').catch((e: unknown) => codeOf(e));
    const language = typeof info === 'string' ? 'ko' : info.language;
    const texts = await createTexts(language);
    document.documentElement.lang = language;
    root.render(
      <StrictMode>
        <I18nextProvider i18n={texts}>
          {typeof info === 'string' ? (
            <Broken code={info} onRetry={() => void start()} />
          ) : (
            <App info={info} />
          )}
        </I18nextProvider>
      </StrictMode>,
    );
  };
  void start();
}

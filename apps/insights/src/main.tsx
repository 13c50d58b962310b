import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import '@fontsource/roboto/latin-700.css';
import './app/boot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createAppRouter } from './app/createAppRouter.tsx';
import { markLocalHost } from './app/markLocalHost.ts';
import { createLanguageChoice } from './language/languageChoice.ts';
import { consoleLogger } from './services/logger.ts';
import { createServices } from './services/createServices.ts';
import { restoreAddress } from './services/returnAddress.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root".');

markLocalHost(document, window.location.hostname);
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

const services = createServices();

const language = createLanguageChoice();

// Not at the top level: the texts of a language import parts of this module, which would wait for them in turn.
async function start(root: HTMLElement): Promise<void> {
  const restored = language
    .restore()
    .catch((error: unknown) => consoleLogger.error('The texts of the chosen language could not be loaded', error));
  await restoreAddress({ location: window.location, history: window.history, session: services.session });
  await restored;
  createRoot(root).render(
    <StrictMode>
      <App services={services} language={language} router={createAppRouter()} styleNonce={styleNonce} />
    </StrictMode>,
  );
}

void start(container);

import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import '@fontsource/roboto/latin-700.css';
import './app/boot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createAppRouter } from './app/createAppRouter.tsx';
import { markLocalHost } from './app/markLocalHost.ts';
import { createServices } from './services/createServices.ts';
import { restoreAddress } from './services/returnAddress.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root".');

markLocalHost(document, window.location.hostname);
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

const services = createServices();

await restoreAddress({ location: window.location, history: window.history, session: services.session });
createRoot(container).render(
  <StrictMode>
    <App services={services} router={createAppRouter()} styleNonce={styleNonce} />
  </StrictMode>,
);

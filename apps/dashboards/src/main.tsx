import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import './app/boot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readFrameAddress } from './address/readFrameAddress.ts';
import { DashboardsApp } from './app/DashboardsApp.tsx';
import { openDashboard } from './app/openDashboard.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root".');
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const address = readFrameAddress(window.location.href);
const root = createRoot(container);

// Not awaited here: parts of the page that load later wait for this module.
void (address === null ? Promise.resolve(null) : openDashboard(address, window)).then((dashboard) =>
  root.render(
    <StrictMode>
      <DashboardsApp dashboard={dashboard} styleNonce={styleNonce} />
    </StrictMode>,
  ),
);

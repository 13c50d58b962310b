import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import './app/boot.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readFrameAddress, type FrameAddress } from './address/readFrameAddress.ts';
import { DashboardsApp } from './app/DashboardsApp.tsx';
import { openDashboard } from './app/openDashboard.ts';
import { tellNotLoaded } from './app/tellNotLoaded.ts';
import type { Dashboard } from './dashboard/createDashboard.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root".');
const styleNonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const address = readFrameAddress(window.location.href);
const root = createRoot(container);

// Not awaited here: parts of the page that load later wait for this module.
void (address === null ? Promise.resolve(null) : open(address)).then((dashboard) =>
  root.render(
    <StrictMode>
      <DashboardsApp dashboard={dashboard} isKnown={address !== null} styleNonce={styleNonce} />
    </StrictMode>,
  ),
);

/** Resolves to null where a part of the dashboard could not be loaded. */
async function open(known: FrameAddress): Promise<Dashboard | null> {
  try {
    return await openDashboard(known, window);
  } catch (error) {
    console.error('The dashboard could not be loaded', error);
    tellNotLoaded(known, window);
    return null;
  }
}

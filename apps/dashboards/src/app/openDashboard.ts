import { type FrameAddress, writeFrameAddress } from '../address/readFrameAddress.ts';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { connectByMessages } from '../connection/connectByMessages.ts';
import { createDashboard, type Dashboard } from '../dashboard/createDashboard.ts';
import type { DashboardDefinition } from '../dashboard/DashboardDefinition.ts';
import { loadLanguage } from '../language/loadLanguage.ts';
import { createDashboardService } from '../service/createDashboardService.ts';

const definitions: Readonly<Record<FrameAddress['dashboard'], () => Promise<DashboardDefinition>>> = {
  agency: () => Promise.resolve(agencyDashboard),
  // The words of its tiles are not part of what the first view of the other dashboard loads.
  benchmarks: () => import('../benchmarks/benchmarksDashboard.ts').then((module) => module.benchmarksDashboard),
};

/** Opens the dashboard that a frame's address names. */
export async function openDashboard(address: FrameAddress, frame: Window): Promise<Dashboard> {
  const [definition, connect] = await Promise.all([
    definitions[address.dashboard](),
    // Few pages use the vendor's SDK.
    address.usesSdk ? import('../connection/connectBySdk.ts').then((module) => module.connectBySdk) : connectByMessages,
    // Without its texts the dashboard is in English.
    loadLanguage(address.language).catch(() => false),
  ]);
  const replaceAddress = (url: string) => frame.history.replaceState(null, '', url);
  const dashboard = createDashboard({
    definition,
    address,
    service: createDashboardService(address.origin),
    connect: (onMessage) => connect({ frame, origin: address.embedDomain, onMessage }),
    frame: {
      replaceAddress,
      navigate: (url) => frame.location.assign(url),
      showLanguage: loadLanguage,
      print: () => frame.print(),
    },
  });
  // The browser would print the page around the frame, with the frame cut off.
  frame.addEventListener('keydown', (event) => {
    if (!isPrintKey(event)) return;
    event.preventDefault();
    frame.print();
  });
  // The token in the fragment is used up by now, and no business of the address.
  replaceAddress(writeFrameAddress(address, address.filters));
  dashboard.dispatch({ kind: 'loaded' });
  return dashboard;
}

/** Ctrl+P, or Cmd+P on a Mac. */
function isPrintKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

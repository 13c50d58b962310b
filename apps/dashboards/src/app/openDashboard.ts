import { type FrameAddress, writeFrameAddress } from '../address/readFrameAddress.ts';
import { agencyDashboard } from '../agency/agencyDashboard.ts';
import { benchmarksDashboard } from '../benchmarks/benchmarksDashboard.ts';
import { connectByMessages } from '../connection/connectByMessages.ts';
import { connectBySdk } from '../connection/connectBySdk.ts';
import { createDashboard, type Dashboard } from '../dashboard/createDashboard.ts';
import type { DashboardDefinition } from '../dashboard/DashboardDefinition.ts';
import { createDashboardService } from '../service/createDashboardService.ts';

const definitions: Readonly<Partial<Record<FrameAddress['dashboard'], DashboardDefinition>>> = {
  agency: agencyDashboard,
  benchmarks: benchmarksDashboard,
};

/** Opens the dashboard that a frame's address names; null for one that is not drawn yet. */
export function openDashboard(address: FrameAddress, frame: Window): Dashboard | null {
  const definition = definitions[address.dashboard];
  if (definition === undefined) return null;
  const connect = address.usesSdk ? connectBySdk : connectByMessages;
  const replaceAddress = (url: string) => frame.history.replaceState(null, '', url);
  const dashboard = createDashboard({
    definition,
    address,
    service: createDashboardService(address.origin),
    connect: (onMessage) => connect({ frame, origin: address.embedDomain, onMessage }),
    frame: { replaceAddress, navigate: (url) => frame.location.assign(url), print: () => frame.print() },
  });
  // The token in the fragment is used up by now, and no business of the address.
  replaceAddress(writeFrameAddress(address, address.filters));
  dashboard.dispatch({ kind: 'loaded' });
  return dashboard;
}

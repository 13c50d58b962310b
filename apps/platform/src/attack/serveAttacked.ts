// The attacked platform as a child process: `node --expose-gc serveAttacked.ts`. Sends its addresses to its parent, and
// its health on request.
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../countExternalMemory.ts';
import { startPlatform } from '../testing/startPlatform.test-support.ts';
import { hostileEnvironment } from './hostileEnvironment.ts';

/** Addresses of the platform. */
export interface AttackedAddresses {
  url: string;
  issuer: string;
  dashboardsUrl: string;
  dataDir: string;
}

/** A request of the parent: the longest turn since the last request; `memory` collects garbage first. */
export type HealthQuestion = 'turn' | 'memory';

/** Health of the process. */
export interface Health {
  /** Max processor time of an event loop turn since the last request, milliseconds. */
  longestTurnMs: number;
  /** Resident memory, bytes. */
  rss: number;
}

countExternalMemoryWithHeap();
const { url, issuer, dashboardsUrl, dataDir, stop } = await startPlatform({
  sample: { agencies: 2_000, policies: 60_000 },
  env: hostileEnvironment,
});
let longest = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  longest = Math.max(longest, user + system);
  before = process.threadCpuUsage();
}, 2);

process.on('message', (question: HealthQuestion) => {
  const longestTurnMs = longest / 1_000;
  if (question === 'memory') globalThis.gc?.();
  const health: Health = { longestTurnMs, rss: process.memoryUsage.rss() };
  longest = 0;
  before = process.threadCpuUsage();
  process.send?.(health);
});
process.on('disconnect', () => void stop().then(() => process.exit(0)));
process.send?.({ url, issuer, dashboardsUrl, dataDir } satisfies AttackedAddresses);

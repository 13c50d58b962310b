// The platform that is attacked, in a process of its own: `node --expose-gc serveAttacked.ts`. Sends its addresses to its
// parent, and how it is whenever the parent asks.
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../countExternalMemory.ts';
import { startPlatform } from '../testing/startPlatform.test-support.ts';
import { hostileEnvironment } from './hostileEnvironment.ts';

/** Where the platform is. */
export interface AttackedAddresses {
  url: string;
  issuer: string;
  dashboardsUrl: string;
  dataDir: string;
}

/** What the parent asks for: the longest turn since it asked last, and `memory` after a collection of garbage. */
export type HealthQuestion = 'turn' | 'memory';

/** How the process is. */
export interface Health {
  /** The most processor time that one turn of the event loop took since the parent asked last, milliseconds. */
  longestTurnMs: number;
  /** Memory of the process, bytes. */
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

/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform's own loader, which no package exports */
import process from 'node:process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadFile } from '../../../apps/platform/src/data/loadFile.ts';
import { warehouseFolder } from '../../../apps/platform/src/data/set/CurrentSet.ts';
import type { LoadTimes } from './LoadTimes.ts';

// A process of its own for each load: `node loadOnce.ts FILE DATA_DIR [MAPPING]`. Writes its times as one line of JSON.
const [file = '', dataDir = '', map] = process.argv.slice(2);
const started = performance.now();
const steps: { title: string; at: number }[] = [];
const { set } = await loadFile({
  file,
  dataDir,
  map,
  onProgress({ title }) {
    if (steps.at(-1)?.title !== title) steps.push({ title, at: performance.now() });
  },
});
const ended = performance.now();
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const times: LoadTimes = {
  wall: (ended - started) / 1_000,
  cpu: (userCPUTime + systemCPUTime) / 1e6,
  peakMiB: maxRSS / 1_024,
  fileMiB: (await stat(join(dataDir, warehouseFolder, set.file))).size / 2 ** 20,
  steps: steps.map(({ title, at }, index) => ({ title, seconds: ((steps[index + 1]?.at ?? ended) - at) / 1_000 })),
};
process.stdout.write(`${JSON.stringify(times)}\n`);

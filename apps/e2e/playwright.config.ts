import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { browserExecutable } from '../../tools/browser.mjs';
import { browserArguments, unoptimizedScripts } from '../../tools/browserArguments.ts';
import { checksAll } from '../../tools/checksAll.ts';
import { workers } from '../../tools/workers.ts';

const root = path.join(import.meta.dirname, '../..');
const reports = process.env.REPORTS_DIR ?? path.join(root, '.tmp/reports');

/** Journeys through the built product over the real platform; each worker runs its own platform. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.e2e.ts',
  // The others run with `npm run test:all`: CHECKS=all in the environment.
  ...(!checksAll && { grepInvert: /@night/ }),
  outputDir: path.join(root, '.tmp/journeys'),
  // Each journey has its own data: they share nothing but the platform of their worker.
  fullyParallel: true,
  // A retry would hide a fault.
  retries: 0,
  // A third of a journey is waiting for what moves: three workers keep two cores busy.
  workers: workers(1.5),
  // Limits for what hangs, not for what is slow: a busy machine takes its time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  globalSetup: './src/support/globalSetup.ts',
  reporter: [['list'], ['json', { outputFile: path.join(reports, 'journeys.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    acceptDownloads: true,
    // Each dialog, menu and panel takes a quarter of a second to open and to close: a run of a night waits for that too.
    contextOptions: { reducedMotion: checksAll ? 'no-preference' : 'reduce' },
    // Steps, requests and the console. The page after each step takes a fifth of the processor's time: `--trace on` keeps it.
    // The last state of a failed journey is kept as a picture, and as roles and names.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await browserExecutable(), args: [...browserArguments, unoptimizedScripts] },
  },
});

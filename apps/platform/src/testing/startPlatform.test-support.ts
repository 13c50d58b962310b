import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import { readConfig } from '../config/readConfig.ts';
import { createPlatform, type CreatePlatformOptions } from '../createPlatform.ts';
import { buildSampleSet } from '../data/ensureSampleSet.ts';
import type { Database } from '../database/Database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { publishToTestEngine } from '../result-sets/openTestWarehouse.test-support.ts';
import { peopleOf, type TestPeople } from './peopleOf.test-support.ts';

/** Deviations from the defaults of a platform. */
export interface StartPlatformOptions {
  /** Makes a generated policy set of this size before the start. Default: no policy data. */
  sample?: { agencies: number; policies: number; seed?: number };
  /** Size of the sample set that the platform itself makes at its start, with `env: { SAMPLE_DATA: 'true' }`. */
  sampleSize?: { agencies: number; policies: number };
  /** Environment variables beside the defaults. */
  env?: Record<string, string>;
  /** Overrides parts of the configuration from the variables. */
  config?: Partial<PlatformConfig>;
  /** Milliseconds since the epoch. Default the system clock. */
  now?: () => number;
  /** Data folder to go on with; the caller removes it. Default: a temporary one that `stop` removes. */
  dataDir?: string;
  /** Default: silent. */
  logger?: Logger;
  /** Is run around every endpoint. Default: none. */
  around?: CreatePlatformOptions['around'];
}

export type { SignedIn } from './peopleOf.test-support.ts';

/** A real platform that listens on free ports of this machine. */
export interface TestPlatform extends TestPeople {
  url: string;
  issuer: string;
  /** Address of the embedded dashboards. */
  dashboardsUrl: string;
  /** Address of the metrics; null without METRICS_PORT. */
  metricsUrl: string | null;
  dataDir: string;
  /** A second connection to the platform's database, for what an administrator does. */
  database: Database;
  stop(): Promise<void>;
}

/** Starts a platform with its own data folder; call `stop` afterwards. Cleans up if it fails. */
export async function startPlatform(options: StartPlatformOptions = {}): Promise<TestPlatform> {
  const opened = new AsyncDisposableStack();
  try {
    return await start(options, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

/** Starts a platform and stops it immediately: for a start that must be refused, with cleanup if it is not. */
export async function startAndStop(options: StartPlatformOptions = {}): Promise<void> {
  await (await startPlatform(options)).stop();
}

/** Starts the platform; `opened` closes what it opens. */
async function start(options: StartPlatformOptions, opened: AsyncDisposableStack): Promise<TestPlatform> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'agency-insights-')));
  if (options.dataDir === undefined) opened.defer(() => rm(dataDir, { recursive: true, force: true }));
  if (options.sample) await buildSampleSet({ dataDir, ...options.sample });
  const warehouseUrl = options.sample && (await publishToTestEngine(path.join(dataDir, 'warehouse')));
  const env = {
    PORT: '0',
    IDP_PORT: '0',
    DASHBOARDS_PORT: '0',
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'false',
    ...(warehouseUrl !== undefined && { WAREHOUSE_URL: warehouseUrl }),
    WEB_DIR: path.join(dataDir, 'web'),
    ...options.env,
  };
  const config = {
    ...readConfig(env, {
      workingDir: dataDir,
      defaultWebDir: dataDir,
      dashboardsDir: path.join(dataDir, 'dashboards'),
    }),
    ...options.config,
  };
  const platform = await createPlatform(config, {
    logger: options.logger ?? pino({ level: 'silent' }),
    ...(options.now && { now: options.now }),
    ...(options.sampleSize && { sampleSize: options.sampleSize }),
    ...(options.around && { around: options.around }),
  });
  opened.defer(() => platform.stop());
  const { url, issuer, dashboardsUrl, metricsUrl } = await platform.start();
  const database = await openDatabase(config.database);
  opened.defer(() => database.close());

  return {
    url,
    issuer,
    dashboardsUrl,
    metricsUrl,
    dataDir,
    database,
    ...peopleOf(url),
    stop: () => opened.disposeAsync(),
  };
}

import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Session } from '@agency-insights/insights-api/contract';
import { type Logger, pino } from 'pino';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import { readConfig } from '../config/readConfig.ts';
import { createPlatform } from '../createPlatform.ts';
import { buildSampleSet } from '../data/ensureSampleSet.ts';
import type { Database } from '../database/Database.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { publishToTestEngine } from '../result-sets/openTestWarehouse.test-support.ts';
import { demoPassword } from '../identity-provider/demoPeople.ts';
import { Browser, type LoadedPage } from './Browser.test-support.ts';

/** What differs from a platform with all defaults. */
export interface StartPlatformOptions {
  /** Makes a generated policy set of this size before the start. Default: no policy data. */
  sample?: { agencies: number; policies: number; seed?: number };
  /** Size of the sample set that the platform itself makes at its start, with `env: { SAMPLE_DATA: 'true' }`. */
  sampleSize?: { agencies: number; policies: number };
  /** Environment variables beside the defaults. */
  env?: Record<string, string>;
  /** Takes the place of parts of the configuration that the variables give. */
  config?: Partial<PlatformConfig>;
  /** Milliseconds since the epoch. Default the system clock. */
  now?: () => number;
  /** Data folder to go on with; the caller removes it. Default: a temporary one that `stop` removes. */
  dataDir?: string;
  /** Default: silent. */
  logger?: Logger;
}

/** A person signed in over HTTP. */
export interface SignedIn {
  browser: Browser;
  session: Session;
  /** Headers with the bearer token. */
  headers: Record<string, string>;
}

/** A real platform that listens on free ports of this machine. */
export interface TestPlatform {
  url: string;
  issuer: string;
  /** Address of the embedded dashboards. */
  dashboardsUrl: string;
  dataDir: string;
  /** A second connection to the platform's database, for what an administrator does. */
  database: Database;
  /** Signs in a demo person (`analyst`, `personal`, …) by the pages that people use. */
  signIn(name: string, password?: string): Promise<SignedIn>;
  /** The provider's sign-in page in a fresh or given browser. */
  openSignIn(browser?: Browser, callbackUrl?: string): Promise<LoadedPage>;
  stop(): Promise<void>;
}

/** Starts a platform with its own data folder; call `stop` afterwards. */
export async function startPlatform(options: StartPlatformOptions = {}): Promise<TestPlatform> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'agency-insights-')));
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
  });
  const { url, issuer, dashboardsUrl } = await platform.start();
  const database = await openDatabase(config.database);

  const openSignIn = async (browser = new Browser(), callbackUrl = '/'): Promise<LoadedPage> => {
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${url}/api/auth/csrf`);
    const body = new URLSearchParams({ csrfToken, callbackUrl, json: 'true' });
    const start = await browser.json<{ url: string }>(`${url}/api/auth/signin/insights`, { method: 'POST', body });
    return browser.open(start.url);
  };
  return {
    url,
    issuer,
    dashboardsUrl,
    dataDir,
    database,
    openSignIn,
    async signIn(name, password = demoPassword) {
      const browser = new Browser();
      const page = await openSignIn(browser);
      const landed = await browser.submit(page, { email: `${name}@demo.test`, password });
      const session = await browser.json<Session>(`${url}/api/auth/session`);
      if (!session.accessToken)
        throw new Error(`${name} could not sign in; ended at ${landed.url} (${landed.status}): ${landed.html}`);
      return { browser, session, headers: { authorization: `Bearer ${session.accessToken}` } };
    },
    async stop() {
      await database.close();
      await platform.stop();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

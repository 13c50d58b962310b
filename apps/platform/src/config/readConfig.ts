import path from 'node:path';
import type { DatabaseConfig } from '../database/Database.ts';
import { analyticsOf } from './analyticsVariables.ts';
import { auth0Of } from './auth0Variables.ts';
import { ConfigError } from './ConfigError.ts';
import { environmentSchema, type Environment } from './environmentSchema.ts';
import { fgaOf } from './fgaVariables.ts';
import { exportStoreOf } from './exportStoreVariables.ts';
import { clientAuthenticationOf } from './oidcVariables.ts';
import { lookerOf } from './lookerVariables.ts';
import type { PlatformConfig } from './PlatformConfig.ts';
import { telemetryOf } from './telemetryVariables.ts';
import { warehouseOf } from './warehouseVariables.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const bytesPerMegabyte = 1_000_000;
const addresses = ['DATABASE_URL', 'WAREHOUSE_URL'];

/** Folders of the configuration. */
export interface ReadConfigOptions {
  /** Base folder of relative paths. */
  workingDir: string;
  /** Folder of the built web app if WEB_DIR is not set. */
  defaultWebDir: string;
  /** Folder of the built dashboard pages. */
  dashboardsDir: string;
}

/**
 * Reads the platform's configuration from environment variables. An empty variable counts as unset, except DATABASE_URL
 * and WAREHOUSE_URL: a platform that lost its address must not start with an empty database. Throws a ConfigError with
 * one line for each wrong variable.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  options: ReadConfigOptions,
): PlatformConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => value !== undefined && (value.trim() !== '' || addresses.includes(name)),
    ),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success)
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  return configOf(result.data, options);
}

function configOf(
  variables: Environment,
  { workingDir, defaultWebDir, dashboardsDir }: ReadConfigOptions,
): PlatformConfig {
  const dataDir = path.resolve(workingDir, variables.DATA_DIR);
  return {
    host: variables.HOST,
    port: variables.PORT,
    publicUrl: variables.PUBLIC_URL ?? null,
    appOrigins: variables.APP_ORIGINS,
    trustProxy: variables.TRUST_PROXY,
    dataDir,
    webDir: variables.WEB_DIR === undefined ? defaultWebDir : path.resolve(workingDir, variables.WEB_DIR),
    database: databaseOf(variables, dataDir),
    warehouse: warehouseOf(variables),
    exportStore: exportStoreOf(variables, { dataDir, workingDir }),
    metricsPort: variables.METRICS_PORT ?? null,
    telemetry: telemetryOf(variables),
    drainMs: variables.DRAIN_SECONDS * 1000,
    provider: providerOf(variables, workingDir),
    administratorEmails: variables.ADMIN_EMAILS,
    services: variables.SERVICE_CLIENTS,
    dashboards: {
      port: variables.DASHBOARDS_PORT,
      publicUrl: variables.DASHBOARDS_PUBLIC_URL ?? null,
      webDir: dashboardsDir,
      embedOrigins: variables.EMBED_ORIGINS,
      embedSecret: variables.EMBED_SECRET ?? null,
    },
    looker: lookerOf(variables),
    fga: fgaOf(variables),
    analytics: analyticsOf(variables),
    sampleData: variables.SAMPLE_DATA,
    sessionIdleMs: variables.SESSION_IDLE_MINUTES * minuteMs,
    sessionMaximumMs: variables.SESSION_MAX_HOURS * hourMs,
    signInStartsPerAddress: variables.SIGN_IN_STARTS_PER_ADDRESS,
    serviceRequestsPerMinute: variables.SERVICE_REQUESTS_PER_MINUTE,
    savedSearchesMaximum: variables.SAVED_SEARCHES_MAX,
    benchmarkMinimumAgencies: variables.BENCHMARK_MIN_AGENCIES,
    exportRetentionMs: variables.EXPORT_RETENTION_HOURS * hourMs,
    exportBytesPerPerson: variables.EXPORT_MB_PER_PERSON * bytesPerMegabyte,
    exportBytes: variables.EXPORT_MB * bytesPerMegabyte,
    exportsPerPerson: variables.EXPORTS_PER_PERSON,
    logLevel: variables.LOG_LEVEL,
  };
}

function databaseOf(
  { DATABASE_URL: url, DATABASE_TIMEOUT_SECONDS: seconds }: Environment,
  dataDir: string,
): DatabaseConfig {
  return url === undefined
    ? { kind: 'sqlite', file: path.join(dataDir, 'insights.sqlite') }
    : { kind: 'postgres', url, timeoutMs: seconds * 1000 };
}

function providerOf(variables: Environment, workingDir: string): PlatformConfig['provider'] {
  if (variables.OIDC_ISSUER !== undefined && variables.OIDC_CLIENT_ID !== undefined) {
    return {
      kind: 'outside',
      issuer: variables.OIDC_ISSUER,
      clientId: variables.OIDC_CLIENT_ID,
      clientAuthentication: clientAuthenticationOf(variables, workingDir),
      scope: variables.OIDC_SCOPE,
      newPersonPermissions: variables.NEW_PERSON_PERMISSIONS,
      auth0: auth0Of(variables),
    };
  }
  return {
    kind: 'embedded',
    port: variables.IDP_PORT,
    publicUrl: variables.IDP_PUBLIC_URL ?? null,
    demoPeople: variables.DEMO_PEOPLE ?? onlyReachableHere(variables),
  };
}

/**
 * Whether only this machine can reach the platform. Otherwise there are no demo users by default: their password is
 * public.
 */
function onlyReachableHere({ HOST, PUBLIC_URL }: Environment): boolean {
  return isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname));
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

import type { DashboardId, Permission } from '@agency-insights/insights-api/contract';
import type { DatabaseConfig } from '../database/Database.ts';

/** How the platform authenticates with an outside provider. */
export type ClientAuthenticationConfig =
  /** A public client, which uses only PKCE. */
  | { method: 'none' }
  | { method: 'client_secret_basic' | 'client_secret_post'; secret: string }
  /** `keyFile`: absolute path of a private key in PEM. */
  | { method: 'private_key_jwt'; keyFile: string };

/** An OpenID Connect provider of the customer's own, in place of the embedded one. */
export interface OutsideProviderConfig {
  kind: 'outside';
  issuer: string;
  clientId: string;
  clientAuthentication: ClientAuthenticationConfig;
  /** Requested scopes, separated by spaces. */
  scope: string;
  /** Permissions of a user at their first sign-in. */
  newPersonPermissions: readonly Permission[];
  /** Auth0 whose second factors the platform manages; null if the provider is not such an Auth0. */
  auth0: Auth0Config | null;
}

/** Address and credentials of Auth0's Management API. */
export interface Auth0Config {
  /** Without a trailing slash. */
  url: string;
  /** Credentials of a machine-to-machine application. */
  clientId: string;
  clientSecret: string;
}

/** The embedded identity provider, on its own origin. */
export interface EmbeddedProviderConfig {
  kind: 'embedded';
  /** 0: any free port. */
  port: number;
  /** Public URL without a trailing slash. Null: `http://localhost:<port>`. */
  publicUrl: string | null;
  /** Whether the demo users of the documentation exist. */
  demoPeople: boolean;
}

/** A service with its own credentials. */
export interface ServiceClient {
  id: string;
  secret: string;
}

/** The embedded dashboards, on a separate origin. */
export interface DashboardsConfig {
  /** 0: any free port. */
  port: number;
  /** Public URL without a trailing slash. Null: `http://localhost:<port>`. */
  publicUrl: string | null;
  /** Absolute path of the built dashboard pages. */
  webDir: string;
  /** Origins besides the platform's own whose pages may embed dashboards. */
  embedOrigins: readonly string[];
  /** Signs dashboard addresses, for systems that sign their own. Null: derived from the platform's keys. */
  embedSecret: string | null;
}

/** Algorithms of Looker's embed secrets: the one of the admin page, and the usual one of secrets made by its API. */
export const embedAlgorithms = ['hmac/sha-1', 'hmac/sha-256'] as const;
export type EmbedAlgorithm = (typeof embedAlgorithms)[number];

/** A Looker that replaces the embedded dashboards. */
export interface LookerConfig {
  /** Public URL without a trailing slash. */
  url: string;
  /** URL of its API, without a trailing slash. */
  apiUrl: string;
  /** Credentials of the API. */
  clientId: string;
  clientSecret: string;
  /** Secret that signs embed addresses. */
  embedSecret: string;
  embedAlgorithm: EmbedAlgorithm;
  /** Looker's id of each dashboard. */
  dashboards: Readonly<Record<DashboardId, string>>;
  /** Looker's names of filters, by our keys, if they differ. */
  filterNames: Readonly<Record<string, string>>;
  /** Models that the dashboards read. */
  models: readonly string[];
}

/** A real OpenFGA in place of the embedded authorization stores. */
export interface FgaConfig {
  /** Its address, without a slash at the end. */
  url: string;
  /** Id of the product's store. */
  storeId: string;
  /** Bearer token; null if OpenFGA needs none. */
  token: string | null;
}

/** Where the policy data is: in files of DATA_DIR, or in a database server that `data:publish` fills. */
export type WarehouseConfig =
  | { kind: 'duckdb' }
  | {
      kind: 'postgres' | 'clickhouse';
      url: string;
      /** Time limit of a query, including the wait for a connection. */
      timeoutMs: number;
      /** Max concurrent queries. */
      connections: number;
    };

/** Where finished exports are kept: in a folder, or in a bucket of an S3-compatible storage. */
export type ExportStoreConfig =
  /** Absolute path. */
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      /** Prefix of names in the bucket: empty, or with a trailing slash. */
      prefix: string;
      /** Address of the storage, without a trailing slash; null: AWS's own. */
      endpoint: string | null;
      /** Null: the default of AWS's client. */
      region: string | null;
      /** Absolute path of the folder where files are written before they are sent. */
      drafts: string;
    };

/** Export of telemetry to OpenTelemetry's collector. */
export interface TelemetryConfig {
  traces: boolean;
  metrics: boolean;
  /** Fraction of traces to send, 0 to 1. */
  traceRatio: number;
}

/** The analytics agent that the app's pages load. */
export interface AnalyticsConfig {
  /** The key of the account at the vendor. */
  key: string;
  /** Origin that serves the agent and receives its reports. */
  origin: string;
}

/** Configuration of the platform; `readConfig` reads it from environment variables. */
export interface PlatformConfig {
  /** Address that the servers listen on. */
  host: string;
  /** 0: any free port. */
  port: number;
  /** Public URL of the platform without a trailing slash. Null: `http://localhost:<port>`. */
  publicUrl: string | null;
  /** Origins besides the platform's own whose pages may sign in and make calls. */
  appOrigins: readonly string[];
  /** Whether to trust the X-Forwarded-For of a proxy. */
  trustProxy: boolean;
  /** Absolute path of the platform's data folder. */
  dataDir: string;
  /** Absolute path of the built web app. */
  webDir: string;
  database: DatabaseConfig;
  warehouse: WarehouseConfig;
  exportStore: ExportStoreConfig;
  /** Port of `/metrics`, on `host`; 0: any free port. Null: none. */
  metricsPort: number | null;
  telemetry: TelemetryConfig;
  /** How long the platform keeps serving before it stops, while it reports that it is not ready. */
  drainMs: number;
  provider: OutsideProviderConfig | EmbeddedProviderConfig;
  /** Email addresses of administrators, in lower case. */
  administratorEmails: readonly string[];
  /** Services with the rights of an administrator. */
  services: readonly ServiceClient[];
  dashboards: DashboardsConfig;
  /** Null: the embedded dashboards. */
  looker: LookerConfig | null;
  /** Null: the embedded authorization stores. */
  fga: FgaConfig | null;
  /** Null: no analytics. */
  analytics: AnalyticsConfig | null;
  /** Whether the first start creates the sample set if no policy data is loaded. */
  sampleData: boolean;
  /** Max idle time of a session. */
  sessionIdleMs: number;
  /** Max lifetime of a session. */
  sessionMaximumMs: number;
  /** Max unfinished sign-ins in 15 minutes from one network address at the embedded provider. */
  signInStartsPerAddress: number;
  /** Max requests a minute of one service. */
  serviceRequestsPerMinute: number;
  /** Max saved searches of each kind per user. */
  savedSearchesMaximum: number;
  /** Min agencies of a group for benchmarks to show its numbers. */
  benchmarkMinimumAgencies: number;
  /** Time from the request of an export to its deletion. */
  exportRetentionMs: number;
  /** Max bytes of one user's finished exports; beyond it, new exports are refused. */
  exportBytesPerPerson: number;
  /** Max bytes of all finished exports; beyond it, the oldest are deleted. */
  exportBytes: number;
  /** Max waiting or running exports of one user. */
  exportsPerPerson: number;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
}

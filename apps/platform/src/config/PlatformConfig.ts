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
  /** Permissions of a person at their first sign-in. */
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
  /** Whether the demo people of the documentation exist. */
  demoPeople: boolean;
}

/** A service with its own credentials. */
export interface ServiceClient {
  id: string;
  secret: string;
}

/** The embedded dashboards, on an origin of their own. */
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

/** A Looker that replaces the embedded dashboards. */
export interface LookerConfig {
  /** Public URL without a trailing slash. */
  url: string;
  /** URL of its API, without a trailing slash. */
  apiUrl: string;
  /** Credentials of the API. */
  clientId: string;
  clientSecret: string;
  /** Signs its embed addresses. */
  embedSecret: string;
  /** Looker's id of each dashboard. */
  dashboards: Readonly<Record<DashboardId, string>>;
  /** Looker's name of a filter by our key, where the two differ. */
  filterNames: Readonly<Record<string, string>>;
  /** Models that the dashboards read. */
  models: readonly string[];
}

/** A real OpenFGA in place of the embedded authorization stores. */
export interface FgaConfig {
  /** Its address, without a slash at the end. */
  url: string;
  /** The store that the product's own calls are about. */
  storeId: string;
  /** Bearer token; null where it asks for none. */
  token: string | null;
}

/** Where the policy data is: in files of DATA_DIR, or in a database server that `data:publish` fills. */
export type WarehouseConfig =
  | { kind: 'duckdb' }
  | {
      kind: 'postgres' | 'clickhouse';
      url: string;
      /** A question ends after this long, the wait for a connection included. */
      timeoutMs: number;
      /** Questions that run at the same time. */
      connections: number;
    };

/** Where finished exports are kept: in a folder, or in a bucket of an S3-compatible storage. */
export type ExportStoreConfig =
  /** Absolute path. */
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      /** What names in the bucket begin with: empty, or with a slash at the end. */
      prefix: string;
      /** Address of the storage, without a slash at the end; null: AWS's own. */
      endpoint: string | null;
      /** Null: what AWS's client finds. */
      region: string | null;
      /** Absolute path of the folder where files are written before they are sent. */
      drafts: string;
    };

/** What is sent to OpenTelemetry's collector. */
export interface TelemetryConfig {
  traces: boolean;
  metrics: boolean;
  /** The part of the traces that is sent, 0 to 1. */
  traceRatio: number;
}

/** The analytics agent that the app's pages load. */
export interface AnalyticsConfig {
  /** The key of the account at the vendor. */
  key: string;
  /** Where the agent comes from and what it reports to, without a slash at the end. */
  origin: string;
}

/** Everything that can be set from outside; `readConfig` makes it from environment variables. */
export interface PlatformConfig {
  /** Address that the servers listen on. */
  host: string;
  /** 0: any free port. */
  port: number;
  /** The platform's address as browsers see it, without a slash at the end. Null: `http://localhost:<port>`. */
  publicUrl: string | null;
  /** Origins besides the platform's own whose pages may sign in and make calls. */
  appOrigins: readonly string[];
  /** Whether a proxy is in front whose X-Forwarded-For can be trusted. */
  trustProxy: boolean;
  /** Absolute path of the folder that holds everything the platform keeps. */
  dataDir: string;
  /** Absolute path of the built web app. */
  webDir: string;
  database: DatabaseConfig;
  warehouse: WarehouseConfig;
  exportStore: ExportStoreConfig;
  /** Port of `/metrics`, on `host`; 0: any free port. Null: none. */
  metricsPort: number | null;
  telemetry: TelemetryConfig;
  /** How long the platform goes on when it is to stop, while it says that it is not ready. */
  drainMs: number;
  provider: OutsideProviderConfig | EmbeddedProviderConfig;
  /** Email addresses, in lower case, of those who administer people. */
  administratorEmails: readonly string[];
  /** Services that may call what administrators may. */
  services: readonly ServiceClient[];
  dashboards: DashboardsConfig;
  /** Null: the dashboards that come with the platform. */
  looker: LookerConfig | null;
  /** Null: the authorization stores that come with the platform. */
  fga: FgaConfig | null;
  /** Null: no analytics. */
  analytics: AnalyticsConfig | null;
  /** Whether the first start makes the sample set where no policy data is loaded. */
  sampleData: boolean;
  /** A session ends after this long without a request. */
  sessionIdleMs: number;
  /** A session ends this long after sign-in, whatever happens. */
  sessionMaximumMs: number;
  /** Unfinished sign-ins that may be begun within 15 minutes from one network address at the embedded provider. */
  signInStartsPerAddress: number;
  /** Requests of one service a minute, from which on more are refused. */
  serviceRequestsPerMinute: number;
  /** How many saved searches a person may have of each kind. */
  savedSearchesMaximum: number;
  /** Minimum number of agencies of a group whose numbers benchmarks show. */
  benchmarkMinimumAgencies: number;
  /** Finished exports are deleted this long after they were asked for. */
  exportRetentionMs: number;
  /** Bytes of one person's finished exports from which on no more begin. */
  exportBytesPerPerson: number;
  /** Bytes of all finished exports, of which the oldest are deleted first. */
  exportBytes: number;
  /** Most exports of one person that may wait or run at a time. */
  exportsPerPerson: number;
  logLevel: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
}

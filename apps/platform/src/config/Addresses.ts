import type { PlatformConfig } from './PlatformConfig.ts';

/** Addresses of the platform. With port 0 they are known once the servers listen. */
export interface Addresses {
  /** Public URL of the platform, without a trailing slash. */
  publicUrl(): string;
  /** Public URL of the identity provider, without a trailing slash. */
  issuer(): string;
  /** URL of the embedded provider for this process; null with an outside provider. */
  providerDirectUrl(): string | null;
  /** Public URL of the dashboards, embedded or Looker's, without a trailing slash. */
  dashboardsUrl(): string;
  /** Local URL of the metrics; null without METRICS_PORT. */
  metricsUrl(): string | null;
  setPort(port: number): void;
  setProviderPort(port: number): void;
  setDashboardsPort(port: number): void;
  setMetricsPort(port: number): void;
}

/** Creates the addresses from the configuration, and from the ports once the servers listen. */
export function createAddresses(config: PlatformConfig): Addresses {
  let port = config.port;
  const { provider } = config;
  let { metricsPort } = config;
  let dashboardsPort = config.dashboards.port;
  let providerPort = provider.kind === 'embedded' ? provider.port : 0;
  return {
    publicUrl: () => config.publicUrl ?? `http://localhost:${port}`,
    issuer: () =>
      provider.kind === 'outside' ? provider.issuer : (provider.publicUrl ?? `http://localhost:${providerPort}`),
    providerDirectUrl: () =>
      provider.kind === 'outside' ? null : `http://${reachableHost(config.host)}:${providerPort}`,
    dashboardsUrl: () => config.looker?.url ?? config.dashboards.publicUrl ?? `http://localhost:${dashboardsPort}`,
    metricsUrl: () => (metricsPort === null ? null : `http://${reachableHost(config.host)}:${metricsPort}/metrics`),
    setPort(value) {
      port = value;
    },
    setProviderPort(value) {
      providerPort = value;
    },
    setDashboardsPort(value) {
      dashboardsPort = value;
    },
    setMetricsPort(value) {
      metricsPort = value;
    },
  };
}

/** Returns the local host of a server: the loopback address if it listens on all interfaces. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

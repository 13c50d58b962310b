import type { PlatformConfig } from './PlatformConfig.ts';

/** Where the platform is found. With a free port (0) the addresses are known once the servers listen. */
export interface Addresses {
  /** The platform as browsers see it, without a slash at the end. */
  publicUrl(): string;
  /** The identity provider as browsers see it, without a slash at the end. */
  issuer(): string;
  /** The embedded provider as this process reaches it; null with an outside provider. */
  providerDirectUrl(): string | null;
  /** The dashboards as browsers see them, without a slash at the end: those that come with the platform, or a Looker's. */
  dashboardsUrl(): string;
  /** The metrics as this machine reaches them; null without METRICS_PORT. */
  metricsUrl(): string | null;
  setPort(port: number): void;
  setProviderPort(port: number): void;
  setDashboardsPort(port: number): void;
  setMetricsPort(port: number): void;
}

/** Addresses from the configuration, completed by the ports once they are known. */
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

/** A server that listens everywhere is reached here through the loopback address. */
function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

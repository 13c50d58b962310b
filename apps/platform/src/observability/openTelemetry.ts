import type { RequestListener } from 'node:http';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import { type Metrics, noMetrics } from './Metrics.ts';
import { noTracing, type Tracing } from './Tracing.ts';

/** Metrics and traces of one platform. */
export interface Telemetry {
  metrics: Metrics;
  tracing: Tracing;
  /** Shows the metrics; undefined without METRICS_PORT. */
  showMetrics: RequestListener | undefined;
  /** Sends the remaining data. */
  close(): Promise<void>;
}

/** Opens the configured metrics and traces. Loads their libraries only if needed. */
export async function openTelemetry({
  metricsPort,
  telemetry: { traces, metrics, traceRatio },
}: Pick<PlatformConfig, 'metricsPort' | 'telemetry'>): Promise<Telemetry> {
  const isShown = metricsPort !== null;
  const measured = isShown || metrics ? (await import('./openMetrics.ts')).openMetrics({ isSent: metrics }) : null;
  const traced = traces ? (await import('./openTracing.ts')).openTracing(traceRatio) : null;
  return {
    metrics: measured?.metrics ?? noMetrics,
    tracing: traced?.tracing ?? noTracing,
    showMetrics: isShown ? measured?.listener : undefined,
    async close() {
      await Promise.allSettled([measured?.close(), traced?.close()]);
    },
  };
}

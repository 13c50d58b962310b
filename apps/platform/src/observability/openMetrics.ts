import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import process from 'node:process';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-proto';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { Metrics } from './Metrics.ts';
import { telemetryResource } from './telemetryResource.ts';

/** Metrics with an endpoint. */
export interface OpenMetrics {
  metrics: Metrics;
  /** Responds to `GET /metrics` in Prometheus' text format, and with 404 to everything else. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

type Meter = ReturnType<MeterProvider['getMeter']>;

/** Upper bounds of durations, seconds. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Further exports of the metrics. */
export interface OpenMetricsOptions {
  /** Whether to send them by OTLP over HTTP, configured by the standard variables (OTEL_EXPORTER_OTLP_…). */
  isSent: boolean;
}

/** Opens the metrics of one platform. Names follow OpenTelemetry's conventions if they exist. */
export function openMetrics({ isSent }: OpenMetricsOptions): OpenMetrics {
  const exporter = new PrometheusExporter({
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  const sender = isSent ? [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() })] : [];
  const provider = new MeterProvider({ resource: telemetryResource(), readers: [exporter, ...sender] });
  const meter = provider.getMeter('agency-insights');
  const seconds = { unit: 's', advice: { explicitBucketBoundaries: secondsBuckets } };
  const requests = meter.createHistogram('http.server.request.duration', {
    ...seconds,
    description: 'Duration of requests by endpoint and status',
  });
  const questions = meter.createHistogram('agency_insights.engine.question.duration', {
    ...seconds,
    description: 'Duration of queries to the policy data engine, including the wait for a connection',
  });
  const underWay = meter.createUpDownCounter('agency_insights.engine.questions', {
    description: 'Running and waiting queries to the policy data engine',
  });
  const stopWatching = watchProcess(meter);
  return {
    metrics: {
      request({ route = 'other', status, ms }) {
        requests.record(ms / 1_000, { 'http.route': route, 'http.response.status_code': status });
      },
      question() {
        const startedAt = performance.now();
        underWay.add(1);
        return (outcome) => {
          underWay.add(-1);
          questions.record((performance.now() - startedAt) / 1_000, { outcome });
        };
      },
      ...measureWork(meter),
    },
    listener(request, response) {
      if (request.method === 'GET' && request.url?.split('?')[0] === '/metrics')
        return exporter.getMetricsRequestHandler(request, response);
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n');
    },
    async close() {
      stopWatching();
      await provider.shutdown();
    },
  };
}

/** Measures exports and the tiles of dashboards. */
function measureWork(meter: Meter): Pick<Metrics, 'exportEnded' | 'watchExports' | 'tileAsked'> {
  const exported = meter.createCounter('agency_insights.export.attempts', {
    description: 'Attempts to run an export by outcome',
  });
  const tasks = meter.createObservableGauge('agency_insights.export.tasks', {
    description: 'Export tasks in the database by status',
  });
  const tiles = meter.createCounter('agency_insights.dashboard.tiles', {
    description: 'Requested dashboard tiles by source of the result',
  });
  return {
    exportEnded: (outcome) => exported.add(1, { outcome }),
    watchExports(read) {
      tasks.addCallback(async (result) => {
        for (const [status, count] of await read()) result.observe(count, { status });
      });
    },
    tileAsked: (source) => tiles.add(1, { source }),
  };
}

/** Measures memory and event loop delay; returns a function that stops it. */
function watchProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory of the process' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', {
      unit: 's',
      description: '99th percentile of the delay of the event loop since the last scrape',
    })
    .addCallback((result) => {
      result.observe(delay.percentile(99) / 1e9);
      delay.reset();
    });
  return () => void delay.disable();
}

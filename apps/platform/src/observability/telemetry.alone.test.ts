import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import type { EndpointId } from '@agency-insights/insights-api/contract';
import { exportRequest } from '../exports/exportServer.test-support.ts';
import { callEndpoint, type CallParts } from '../people/administration.test-support.ts';
import { startPlatform } from '../testing/startPlatform.test-support.ts';
import { until } from '../testing/until.test-support.ts';

const search = '/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query';
const traceId = '0af7651916cd43dd8448eb211c80319c';

/** The joined requests that a collector received at each of its paths. */
class Collector {
  readonly received = new Map<string, Buffer>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      void buffer(request).then((body) => {
        const path = request.url ?? '';
        this.received.set(path, Buffer.concat([this.received.get(path) ?? Buffer.alloc(0), body]));
        response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
      });
    }).listen(0, '127.0.0.1');
  }

  async address(): Promise<string> {
    if (!this.#server.listening) await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function countOf(bytes: Buffer, part: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(part); at !== -1; at = bytes.indexOf(part, at + 1)) count += 1;
  return count;
}

describe('a platform with a collector of OpenTelemetry', () => {
  const collector = new Collector();
  let traces: Buffer = Buffer.alloc(0);
  let metrics: Buffer = Buffer.alloc(0);
  const started = new AsyncDisposableStack();

  before(async () => {
    started.defer(() => collector.stop());
    const endpoint = await collector.address();
    // The libraries read their own variables.
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint;
    started.defer(() => void delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);
    const platform = await startPlatform({
      sample: { agencies: 20, policies: 500 },
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    });
    started.defer(() => platform.stop());
    const { headers } = await platform.signIn('analyst');
    const call = <K extends EndpointId>(id: K, parts: CallParts, more: Record<string, string> = {}) =>
      callEndpoint(platform, id, { ...headers, ...more }, parts);
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    const secret = { body: { filters: { agency_name: 'Secret Harbor' } } };
    assert.equal((await call('resultSets.findAgencies', secret)).status, 200);
    const asked = { body: { filters: { policy_premium: '[0,inf]' } } };
    assert.equal((await call('resultSets.findAgencies', asked, { traceparent })).status, 200);
    const { body: order } = await call('looker.runExport', {
      body: { ...exportRequest, query_filters_extra: { policy_premium: '[0,inf]' }, dashboard_filters_extra: {} },
    });
    await until(
      'the export ends well',
      async () => (await call('looker.taskStatus', { body: { task_id: order.request_id } })).body,
      ({ status }) => status === 'SUCCESS',
    );
    await platform.stop();
    traces = collector.received.get('/v1/traces') ?? traces;
    metrics = collector.received.get('/v1/metrics') ?? metrics;
  });
  after(() => started.disposeAsync());

  it('sends its requests, their queries to the engine, and its exports [PLUS-43]', () => {
    for (const text of [`POST ${search}`, 'engine question', 'duckdb', 'export', 'agency-search', 'agency-insights'])
      assert.ok(traces.includes(text), text);
    // The request and at least one question belong to the trace that the request came with.
    assert.ok(countOf(traces, Buffer.from(traceId, 'hex')) >= 2);
  });

  it('sends the same metrics as it serves to Prometheus [PLUS-43]', () => {
    for (const name of [
      'http.server.request.duration',
      'agency_insights.engine.question.duration',
      'process.memory.usage',
    ])
      assert.ok(metrics.includes(name), name);
  });

  it('sends nothing about people, their filters, statements or addresses [PLUS-43]', () => {
    for (const bytes of [traces, metrics]) {
      assert.ok(bytes.length > 0);
      assert.doesNotMatch(bytes.toString('latin1'), /Secret|Harbor|analyst|demo\.test|select |127\.0\.0\.1/i);
    }
  });
});

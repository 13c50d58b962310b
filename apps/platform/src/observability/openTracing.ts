import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span as OpenSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { telemetryResource } from './telemetryResource.ts';
import type { Span, Tracing } from './Tracing.ts';

/** Tracing that exports its spans. */
export interface OpenTracing {
  tracing: Tracing;
  /** Sends the remaining data. */
  close(): Promise<void>;
}

const kinds = { request: SpanKind.SERVER, question: SpanKind.CLIENT, work: SpanKind.INTERNAL } as const;

/**
 * Sends traces by OTLP over HTTP, configured by the standard variables (OTEL_EXPORTER_OTLP_…). Registers nothing
 * globally, so that two platforms in one process trace separately. @param ratio sampled share of traces, 0 to 1; a
 * request's trace follows its sender's decision
 */
export function openTracing(ratio: number): OpenTracing {
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    resource: telemetryResource(),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('agency-insights');
  const propagator = new W3CTraceContextPropagator();
  const underWay = new AsyncLocalStorage<Context>();
  return {
    tracing: {
      async span(name, { kind, attributes = {}, parent, isOwn = false }, work) {
        const around = (isOwn ? undefined : underWay.getStore()) ?? ROOT_CONTEXT;
        const from =
          parent === undefined ? around : propagator.extract(around, { traceparent: parent }, defaultTextMapGetter);
        const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, from);
        try {
          return await underWay.run(trace.setSpan(from, span), () => work(asSpan(span)));
        } catch (error) {
          asSpan(span).fail(error instanceof Error ? error.name : 'unknown');
          throw error;
        } finally {
          span.end();
        }
      },
    },
    close: () => provider.shutdown(),
  };
}

function asSpan(span: OpenSpan): Span {
  return {
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail: (type) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', type),
  };
}

import { z } from 'zod';
import type { TelemetryConfig } from './PlatformConfig.ts';
import { quote } from './variableTypes.ts';

const endpoint = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'is not an http or https address; write it like http://collector:4318',
  )
  .optional();
const protocol = z
  .string()
  .superRefine((text, context) => {
    if (text !== 'http/protobuf')
      context.addIssue(`${quote(text)} is not supported; write http/protobuf or leave it out`);
  })
  .optional();
const exporter = z
  .string()
  .superRefine((text, context) => {
    if (!['otlp', 'none'].includes(text)) context.addIssue(`${quote(text)} is not supported; write otlp or none`);
  })
  .optional();

const samplers = ['parentbased_always_on', 'parentbased_traceidratio'];
const sampler = z
  .string()
  .superRefine((text, context) => {
    if (!samplers.includes(text)) context.addIssue(`${quote(text)} is not supported; write ${samplers.join(' or ')}`);
  })
  .optional();
const ratio = z.string().transform((text, context) => {
  const value = text.trim() === '' ? NaN : Number(text);
  if (value >= 0 && value <= 1) return value;
  context.addIssue(`${quote(text)} is not a number from 0 to 1; write it like 0.1`);
  return z.NEVER;
});

/** OpenTelemetry's variables that the platform uses. Its libraries read the others. */
export const telemetryVariables = {
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: protocol,
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
};

type TelemetryVariables = z.output<z.ZodObject<typeof telemetryVariables>>;

/** Returns the telemetry of the checked variables; none without an endpoint. */
export function telemetryOf(variables: TelemetryVariables): TelemetryConfig {
  const isSent = (signal: 'TRACES' | 'METRICS'): boolean =>
    variables.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
    variables[`OTEL_${signal}_EXPORTER`] !== 'none' &&
    (variables[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] ?? variables.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined;
  const isPart = variables.OTEL_TRACES_SAMPLER === 'parentbased_traceidratio';
  return {
    traces: isSent('TRACES'),
    metrics: isSent('METRICS'),
    traceRatio: isPart ? variables.OTEL_TRACES_SAMPLER_ARG : 1,
  };
}

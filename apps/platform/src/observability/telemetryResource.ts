import { randomUUID } from 'node:crypto';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';

/** Tells one process from others that send telemetry: OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES count more than these. */
export function telemetryResource(): Resource {
  const own = { 'service.name': 'agency-insights', 'service.instance.id': randomUUID() };
  return resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] }));
}

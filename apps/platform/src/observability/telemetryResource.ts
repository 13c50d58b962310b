import { randomUUID } from 'node:crypto';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';

/** Attributes that identify this process in telemetry; OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override them. */
export function telemetryResource(): Resource {
  const own = { 'service.name': 'agency-insights', 'service.instance.id': randomUUID() };
  return resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] }));
}

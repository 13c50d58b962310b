import { createTracking, type Tracking } from '@agency-insights/insights-api/tracking';
import type { Logger } from './logger.ts';

/** Creates the tracking of the page from the server's settings in it; a separate file that loads after the page. */
export function openTracking(logger: Logger, page: Document): Tracking {
  const setting = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return createTracking({ key: setting('analytics-key'), origin: setting('analytics-origin'), logger });
}

import type { Tracking, TrackingIdentity } from '@agency-insights/insights-api/tracking';
import type { Logger } from './logger.ts';

/** Identifies the user to the analytics agent. */
export interface Analytics {
  /** Identifies the person once the code for it has loaded: no page waits for it. */
  identify(person: TrackingIdentity): void;
}

/** The analytics of the page, by the key and origin that the server wrote into it; without a key nothing is loaded. */
export function createAnalytics(logger: Logger, page: Document = document): Analytics {
  let tracking: Promise<Tracking> | null = null;
  return {
    identify(person) {
      tracking ??= import('./openTracking.ts').then(({ openTracking }) => openTracking(logger, page));
      tracking.then(
        ({ identify }) => identify(person),
        (error: unknown) => logger.warn('The analytics could not be loaded', error),
      );
    },
  };
}

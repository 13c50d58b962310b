import type { Logger } from '../gateway/Logger.ts';
import { type AgentWindow, queueAgentCalls } from './queueAgentCalls.ts';

/** Where the analytics agent comes from. */
export interface AgentSource {
  /** The key of the account at the vendor; null or empty: nothing is loaded. */
  key: string | null;
  /** Origin of the agent: `https://cdn.pendo.io`. */
  origin: string;
}

/** Who is tracked: the answer of `users.self` has all of it. */
export interface TrackingIdentity {
  user_id: string;
  /** Id of the person at the identity provider; null where it is not known. */
  provider_user_id: string | null;
  /** A value that is not a string is logged and identifies no visitor. */
  email: unknown;
  first_name: string;
  last_name: string;
}

/** The page's globals that tracking uses. */
export interface TrackingEnvironment {
  window: AgentWindow;
  document: Document;
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean };
}

/** What createTracking takes. */
export interface TrackingOptions extends AgentSource {
  logger?: Logger;
  /** Default: the page's own. */
  environment?: TrackingEnvironment;
}

/** The analytics agent of a page. */
export interface Tracking {
  /** Says who is here. The first time it loads the agent. */
  identify(identity: TrackingIdentity): void;
}

/**
 * Creates the tracking of a page. Nothing is loaded where there is no key, and where the browser sends Do Not Track or
 * Global Privacy Control. Failures are logged alone.
 */
export function createTracking({ key, origin, logger, environment = pageEnvironment() }: TrackingOptions): Tracking {
  const { window, document, navigator } = environment;
  const off: Tracking = { identify: () => undefined };
  if (asksForPrivacy(navigator)) return off;
  if (key === null || key === '') {
    logger?.warn('The analytics key is missing: analytics are off');
    return off;
  }
  let isLoaded = false;
  return {
    identify(identity) {
      const { email } = identity;
      if (typeof email !== 'string') {
        logger?.warn('User email is not a string');
        return;
      }
      const agent = queueAgentCalls(window);
      const visitor = visitorOf(identity, email);
      if (isLoaded) return agent.identify(visitor);
      isLoaded = true;
      agent.initialize(visitor);
      loadAgent(document, `${origin}/agent/static/${encodeURIComponent(key)}/pendo.js`, () =>
        logger?.warn('The analytics agent could not be loaded. Allow `origin` in the Content-Security-Policy.'),
      );
    },
  };
}

function visitorOf({ user_id: id, provider_user_id, first_name, last_name }: TrackingIdentity, email: string) {
  return {
    visitor: { id, provider_user_id, email, first_name, last_name },
    account: { id: email.slice(email.lastIndexOf('@') + 1).toLowerCase() },
  };
}

function asksForPrivacy({ doNotTrack, globalPrivacyControl }: TrackingEnvironment['navigator']): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function loadAgent(document: Document, src: string, onFailure: () => void): void {
  const script = document.createElement('script');
  Object.assign(script, { async: true, src, onerror: onFailure });
  document.head.append(script);
}

function pageEnvironment(): TrackingEnvironment {
  return { window: globalThis as AgentWindow, document: globalThis.document, navigator: globalThis.navigator };
}

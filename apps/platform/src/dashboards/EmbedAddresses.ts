import type { EndpointResponse } from '@agency-insights/insights-api/contract';
import type { Person } from '../http/Person.ts';

/** A sign-in on the platform. */
export interface SignIn {
  person: Person;
  /** Hash of the session's id. */
  sessionHash: string;
}

/** What new tokens are asked for with. */
export interface RenewRequest {
  /** Hash of the session's id. */
  sessionHash: string;
  /** The tokens that are about to expire. */
  tokens: { api_token?: string | null | undefined; navigation_token?: string | null | undefined };
  /** The browser that asks; a Looker gives tokens to the browser that it began the session for. */
  userAgent: string;
}

/** How a page gets its dashboards: those that come with the platform, or a Looker's. */
export interface EmbedAddresses {
  /** The dashboards' name of a filter by our key, where the two differ. */
  readonly filterNames: Readonly<Record<string, string>>;
  /** Signs a single-use address of a dashboard. Throws an ApiProblem where the target is wrong or the person may not see it. */
  sign(signIn: SignIn, target: string): Promise<string>;
  /** Begins a session for the vendor's SDK in cookieless mode. */
  acquire(signIn: SignIn, userAgent: string): Promise<EndpointResponse<'looker.acquireEmbedSession'>>;
  /** Returns new tokens of the sign-in's newest session; lifetimes of 0 where it has ended. */
  renew(request: RenewRequest): Promise<EndpointResponse<'looker.generateEmbedTokens'>>;
  /** Deletes what has run out. */
  removeExpired(): Promise<void>;
}

/** What says that a session has ended. */
export const endedTokens: EndpointResponse<'looker.generateEmbedTokens'> = {
  api_token: null,
  api_token_ttl: 0,
  navigation_token: null,
  navigation_token_ttl: 0,
  session_reference_token_ttl: 0,
};

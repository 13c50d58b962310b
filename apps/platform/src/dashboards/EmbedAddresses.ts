import type { EndpointResponse } from '@agency-insights/insights-api/contract';
import type { Person } from '../http/Person.ts';

/** A sign-in on the platform. */
export interface SignIn {
  person: Person;
  /** Hash of the session's id. */
  sessionHash: string;
}

/** Request for new tokens. */
export interface RenewRequest {
  /** Hash of the session's id. */
  sessionHash: string;
  /** The tokens that are about to expire. */
  tokens: { api_token?: string | null | undefined; navigation_token?: string | null | undefined };
  /** The requesting browser; a Looker issues tokens only to the browser that started the session. */
  userAgent: string;
}

/** Gives pages the addresses of dashboards, embedded or a Looker's. */
export interface EmbedAddresses {
  /** The dashboards' names of filters, by our keys, if they differ. */
  readonly filterNames: Readonly<Record<string, string>>;
  /** Signs a single-use address of a dashboard. Throws an ApiProblem if the target is invalid or forbidden. */
  sign(signIn: SignIn, target: string): Promise<string>;
  /** Begins a session for the vendor's SDK in cookieless mode. */
  acquire(signIn: SignIn, userAgent: string): Promise<EndpointResponse<'looker.acquireEmbedSession'>>;
  /** Returns new tokens of the sign-in's newest session; lifetimes are 0 if it has ended. */
  renew(request: RenewRequest): Promise<EndpointResponse<'looker.generateEmbedTokens'>>;
  /** Deletes expired records. */
  removeExpired(): Promise<void>;
}

/** Response for a session that has ended. */
export const endedTokens: EndpointResponse<'looker.generateEmbedTokens'> = {
  api_token: null,
  api_token_ttl: 0,
  navigation_token: null,
  navigation_token_ttl: 0,
  session_reference_token_ttl: 0,
};

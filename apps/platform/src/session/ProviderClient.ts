/** Claims of a provider about the signed-in user. */
export interface ProviderProfile {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider vouches for the address, in so many words. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** A good ID token. */
export interface KnownIdToken {
  profile: ProviderProfile;
  /** When the provider made it out, milliseconds since the epoch. */
  issuedAt: number;
  /** When it runs out, milliseconds since the epoch. */
  expiresAt: number;
  /** How the user proved who they are (RFC 8176). */
  amr: readonly string[];
}

/** Kept between the start of a sign-in and its callback. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** PKCE verifier. */
  verifier: string;
}

/** Options of a page for a sign-in at the provider. */
export interface SignInWishes {
  /** `login`: ask for the password again; `select_account`: let the user choose the account. */
  prompt?: 'login' | 'select_account';
  /** The account that the user most likely uses, such as an email address. */
  loginHint?: string;
  /** The user was signed in and the session has expired: the own sign-in page says so. */
  sessionEnded?: boolean;
}

/** Tokens that the provider gave. */
export interface ProviderGrant {
  idToken: string;
  /** Null where the provider gave none. */
  refreshToken: string | null;
  /** When the provider's access token runs out, milliseconds since the epoch; null where it did not say. */
  expiresAt: number | null;
}

/** The provider ended a session: its refresh token was revoked or has expired. */
export class GrantRevokedError extends Error {
  override readonly name = 'GrantRevokedError';
  readonly code = 'grant_revoked';
}

/** The platform's side of OpenID Connect. Every method throws where the provider cannot be reached. */
export interface ProviderClient {
  /** Reads the provider's metadata, unless it has been read already. */
  check(): Promise<void>;
  /** Address to send the browser to, and what has to hold when it comes back. */
  begin(wishes?: SignInWishes): Promise<{ url: string; checks: SignInChecks }>;
  /** Exchanges the code in the address that the browser came back to. Throws where any check fails. */
  finish(currentUrl: URL, checks: SignInChecks): Promise<{ profile: ProviderProfile; grant: ProviderGrant }>;
  /** Whom an ID token is about that the provider made out to the platform; null where it is not good (any more). */
  readIdToken(token: string): Promise<KnownIdToken | null>;
  /** Throws a GrantRevokedError where the provider refuses. */
  refresh(grant: ProviderGrant): Promise<ProviderGrant>;
  /** Takes the tokens of a session back, where the provider can do that. */
  revoke(grant: ProviderGrant): Promise<void>;
  /**
   * Address that ends the provider's own session and comes back; null where the provider has none. Without an ID token
   * the provider asks the user first.
   */
  signOutUrl(options: { idToken: string | null; returnTo: string; state: string }): Promise<string | null>;
}

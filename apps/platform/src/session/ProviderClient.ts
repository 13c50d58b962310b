/** Claims of a provider about the signed-in user. */
export interface ProviderProfile {
  issuer: string;
  subject: string;
  email: string | null;
  /** Whether the provider explicitly says that the address is verified. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** A valid ID token. */
export interface KnownIdToken {
  profile: ProviderProfile;
  /** Time of issue, milliseconds since the epoch. */
  issuedAt: number;
  /** Time of expiry, milliseconds since the epoch. */
  expiresAt: number;
  /** Authentication methods that the user passed (RFC 8176). */
  amr: readonly string[];
}

/** Kept between the start of a sign-in and its callback. */
export interface SignInChecks {
  state: string;
  nonce: string;
  /** PKCE verifier. */
  verifier: string;
}

/** Options of a sign-in at the provider. */
export interface SignInWishes {
  /** `login`: ask for the password again; `select_account`: let the user choose the account. */
  prompt?: 'login' | 'select_account';
  /** The account that the user most likely uses, such as an email address. */
  loginHint?: string;
  /** How the user's session ended: `true`, or by a sign-out in another tab; the embedded sign-in page says so. */
  sessionEnded?: 'true' | 'elsewhere';
}

/** Tokens from the provider. */
export interface ProviderGrant {
  idToken: string;
  /** Null if the provider gave none. */
  refreshToken: string | null;
  /** Expiry of the provider's access token, milliseconds since the epoch; null if unknown. */
  expiresAt: number | null;
}

/** Thrown if the provider has ended a session: its refresh token was revoked or has expired. */
export class GrantRevokedError extends Error {
  override readonly name = 'GrantRevokedError';
  readonly code = 'grant_revoked';
}

/** The platform's OpenID Connect client. Every method throws if the provider cannot be reached. */
export interface ProviderClient {
  /** Reads the provider's metadata, unless it has been read already. */
  check(): Promise<void>;
  /** Returns the address to send the browser to, and the checks for the callback. */
  begin(wishes?: SignInWishes): Promise<{ url: string; checks: SignInChecks }>;
  /** Exchanges the code in the callback address. Throws if any check fails. */
  finish(currentUrl: URL, checks: SignInChecks): Promise<{ profile: ProviderProfile; grant: ProviderGrant }>;
  /** Returns the subject of an ID token that the provider issued to the platform; null if it is invalid or expired. */
  readIdToken(token: string): Promise<KnownIdToken | null>;
  /** Throws a GrantRevokedError if the provider refuses. */
  refresh(grant: ProviderGrant): Promise<ProviderGrant>;
  /** Revokes the tokens of a session, if the provider supports it. */
  revoke(grant: ProviderGrant): Promise<void>;
  /**
   * Returns the address that ends the provider's own session and redirects back; null if the provider has none. Without
   * an ID token the provider asks the user first.
   */
  signOutUrl(options: { idToken: string | null; returnTo: string; state: string }): Promise<string | null>;
}

/** Names of the session service's errors, by code. */
const namesByCode = {
  UNKNOWN_ERROR: 'UnknownError',
  OAUTH_CALLBACK_ERROR: 'OAuthCallbackError',
  ACCOUNT_NOT_LINKED_ERROR: 'AccountNotLinkedError',
  MISSING_NEXTAUTH_API_ROUTE_ERROR: 'MissingAPIRouteError',
  NO_SECRET: 'MissingSecretError',
  CALLBACK_CREDENTIALS_HANDLER_ERROR: 'MissingAuthorizeError',
  EMAIL_REQUIRES_ADAPTER_ERROR: 'MissingAdapterError',
  MISSING_ADAPTER_METHODS_ERROR: 'MissingAdapterMethodsError',
  CALLBACK_CREDENTIALS_JWT_ERROR: 'UnsupportedStrategyError',
  INVALID_CALLBACK_URL_ERROR: 'InvalidCallbackUrl',
} as const;

/** Codes of the short names in addresses, `?error=OAuthCallback`. */
const codesByShortName: Readonly<Record<string, AuthErrorCode>> = {
  OAuthCallback: 'OAUTH_CALLBACK_ERROR',
  OAuthAccountNotLinked: 'ACCOUNT_NOT_LINKED_ERROR',
};

/** Codes of NextAuth v4's errors. */
export type AuthErrorCode = keyof typeof namesByCode;

/** Thrown when the session service refuses a call; names and codes are NextAuth v4's. */
export class AuthError extends Error {
  override readonly name: (typeof namesByCode)[AuthErrorCode];
  /** Stable, for programs. */
  readonly code: AuthErrorCode;
  /** HTTP status; null if the error was in an address. */
  readonly status: number | null;

  constructor(code: AuthErrorCode, message: string, status: number | null = null, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.name = namesByCode[code];
    this.status = status;
  }
}

/** Returns the error for a code, a name or a short name; an UnknownError for others. */
export function toAuthError(given: unknown, message: string, status: number | null = null): AuthError {
  return new AuthError(readCode(given), message, status);
}

/** Whether a caught value is an AuthError, also across two copies of this package. */
export function isAuthError(error: unknown): error is AuthError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    Object.hasOwn(namesByCode, error.code)
  );
}

function readCode(given: unknown): AuthErrorCode {
  if (typeof given !== 'string') return 'UNKNOWN_ERROR';
  const codes = Object.keys(namesByCode) as AuthErrorCode[];
  const found = codes.find((code) => code === given || namesByCode[code] === given);
  return found ?? (Object.hasOwn(codesByShortName, given) ? codesByShortName[given] : undefined) ?? 'UNKNOWN_ERROR';
}

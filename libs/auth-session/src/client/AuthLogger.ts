/** Codes of the client's log entries. */
export type AuthLogCode = 'CLIENT_SESSION_ERROR' | 'CLIENT_FETCH_ERROR';

/** Receives the client's errors, by code and cause. */
export interface AuthLogger {
  error(code: AuthLogCode, error: Error): void;
}

/** Options of `beaconLogger`. */
export interface BeaconLoggerOptions {
  /** Path of the session service. Default `/api/auth`. */
  basePath?: string;
  /** Sends without waiting. Default: `navigator.sendBeacon`; without one nothing is sent. */
  sendBeacon?: (url: string, body: URLSearchParams) => boolean;
}

/** Max length of a text, in characters. */
const longestText = 8_000;

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Creates a logger that posts errors to `{basePath}/_log`, as NextAuth v4's client does. While developing, it also writes them
 * to the console, with their cause.
 */
export function beaconLogger({
  basePath = '/api/auth',
  sendBeacon = defaultBeacon(),
}: BeaconLoggerOptions = {}): AuthLogger {
  const developer = process.env.NODE_ENV === 'development' ? console : undefined;
  return {
    error(code, error) {
      developer?.warn(code, error);
      const entry: Record<string, string> = {
        level: 'error',
        code,
        name: error.name,
        message: error.message.slice(0, longestText),
        stack: (error.stack ?? '').slice(0, longestText),
        client: 'true',
      };
      sendBeacon?.(`${basePath}/_log`, new URLSearchParams(entry));
    },
  };
}

function defaultBeacon(): BeaconLoggerOptions['sendBeacon'] {
  if (typeof navigator === 'undefined' || typeof navigator.sendBeacon !== 'function') return undefined;
  return (url, body) => navigator.sendBeacon(url, body);
}

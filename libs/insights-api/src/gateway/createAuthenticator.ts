import type { AuthStrategy } from '../auth/AuthStrategy.ts';
import { AuthenticationError } from '../errors/AuthenticationError.ts';

/** What a gateway knows of its credentials: `unknown` until the first answer. */
export type AuthenticationStatus = 'unknown' | 'authenticated' | 'unauthenticated';

/** Credentials as they were when a request left. */
export interface Credentials {
  headers: Readonly<Record<string, string>>;
  /** Grows with every re-authentication. */
  generation: number;
}

/** Keeps one gateway's credentials; however many requests are refused at once, it re-authenticates once. */
export interface Authenticator {
  readonly status: AuthenticationStatus;
  /** The credentials to send; gets new ones where there are none. Throws AuthenticationError. */
  getCredentials(): Promise<Credentials>;
  /** Gets new credentials, unless that has happened since `refused` were handed out. Throws AuthenticationError. */
  renew(refused: Credentials): Promise<void>;
  /** The service took the credentials. */
  accept(): void;
  /** The service refused the credentials. `final`: there will be no further attempt. */
  refuse(refused: Credentials, final: boolean): void;
}

/** Makes the authenticator of one gateway. */
export function createAuthenticator(strategy: AuthStrategy): Authenticator {
  let status: AuthenticationStatus = 'unknown';
  let generation = 0;
  let announced = -1;
  let renewing: Promise<void> | null = null;

  const announce = (of: number): void => {
    status = 'unauthenticated';
    if (announced >= of) return;
    announced = of;
    strategy.onUnauthenticated?.();
  };
  const authenticate = async (): Promise<void> => {
    let succeeded: boolean;
    try {
      succeeded = await strategy.authenticate();
    } catch (cause) {
      throw new AuthenticationError({ cause });
    }
    if (!succeeded) {
      announce(generation);
      throw new AuthenticationError();
    }
    generation += 1;
  };
  const renewOnce = (): Promise<void> => {
    renewing ??= authenticate().finally(() => { renewing = null; });
    return renewing;
  };
  const readHeaders = async (): Promise<Readonly<Record<string, string>> | null> => {
    try {
      return await strategy.getHeaders();
    } catch (cause) {
      throw new AuthenticationError({ cause });
    }
  };

  return {
    get status() { return status; },
    accept() { status = 'authenticated'; },
    async getCredentials() {
      if (renewing) await renewing;
      let headers = await readHeaders();
      if (!headers) {
        await renewOnce();
        headers = await readHeaders();
      }
      if (headers) return { headers, generation };
      announce(generation);
      throw new AuthenticationError();
    },
    async renew(refused) {
      if (refused.generation === generation) await renewOnce();
    },
    refuse(refused, final) {
      if (refused.generation !== generation) return;
      if (final) announce(generation);
      else status = 'unauthenticated';
    },
  };
}

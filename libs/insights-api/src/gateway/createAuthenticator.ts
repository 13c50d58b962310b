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
  /** The service took credentials. */
  accept(): void;
  /** The service refused the credentials. `final`: there will be no further attempt. */
  refuse(refused: Credentials, final: boolean): void;
}

/** Makes the authenticator of one gateway. */
export function createAuthenticator(strategy: AuthStrategy): Authenticator {
  let status: AuthenticationStatus = 'unknown';
  let generation = 0;
  let announced = false;
  let renewing: Promise<void> | null = null;

  const announce = (): void => {
    status = 'unauthenticated';
    if (announced) return;
    announced = true;
    strategy.onUnauthenticated?.();
  };
  const authenticate = async (): Promise<void> => {
    const succeeded = await orAuthenticationError(() => strategy.authenticate());
    if (!succeeded) {
      announce();
      throw new AuthenticationError();
    }
    generation += 1;
  };
  const renewOnce = (): Promise<void> => {
    renewing ??= authenticate().finally(() => (renewing = null));
    return renewing;
  };
  /** The generation is read first: should the credentials be renewed meanwhile, these count as the old ones. */
  const read = async (): Promise<Credentials | null> => {
    const present = generation;
    const headers = await orAuthenticationError(() => strategy.getHeaders());
    return headers && { headers, generation: present };
  };

  return {
    get status() {
      return status;
    },
    accept() {
      status = 'authenticated';
      announced = false;
    },
    async getCredentials() {
      if (renewing) await renewing;
      const present = await read();
      if (present) return present;
      await renewOnce();
      const renewed = await read();
      if (renewed) return renewed;
      announce();
      throw new AuthenticationError();
    },
    async renew(refused) {
      if (refused.generation === generation) await renewOnce();
    },
    refuse(refused, final) {
      if (refused.generation !== generation) return;
      if (final) announce();
      else status = 'unauthenticated';
    },
  };
}

async function orAuthenticationError<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    throw new AuthenticationError({ cause });
  }
}

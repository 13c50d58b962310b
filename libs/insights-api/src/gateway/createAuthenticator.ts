import type { AuthStrategy } from '../auth/AuthStrategy.ts';
import { AuthenticationError } from '../errors/AuthenticationError.ts';

/** State of a gateway's credentials: `unknown` until the first response. */
export type AuthenticationStatus = 'unknown' | 'authenticated' | 'unauthenticated';

/** Credentials of a sent request. */
export interface Credentials {
  headers: Readonly<Record<string, string>>;
  /** Increments with every re-authentication. */
  generation: number;
}

/** Keeps one gateway's credentials; re-authenticates once for concurrent refused requests. */
export interface Authenticator {
  readonly status: AuthenticationStatus;
  /** Returns the credentials to send, new ones if there are none. Throws AuthenticationError. */
  getCredentials(): Promise<Credentials>;
  /** Renews the credentials, unless that has happened since `refused` were returned. Throws AuthenticationError. */
  renew(refused: Credentials): Promise<void>;
  /** Marks the credentials as accepted by the service. */
  accept(): void;
  /** Marks the credentials as refused by the service. `final`: without a further attempt. */
  refuse(refused: Credentials, final: boolean): void;
}

/** Creates the authenticator of one gateway. */
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
  /** Reads the generation first: if the credentials are renewed during the call, these count as old. */
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

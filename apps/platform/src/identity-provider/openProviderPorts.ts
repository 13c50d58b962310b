import type { Logger } from 'pino';
import type { Addresses } from '../config/Addresses.ts';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import type { Database } from '../database/Database.ts';
import { checkAuth0 } from '../identity/auth0/checkAuth0.ts';
import { createAuth0Blocks } from '../identity/auth0/createAuth0Blocks.ts';
import { createAuth0Management } from '../identity/auth0/createAuth0Management.ts';
import { createAuth0SecondFactors } from '../identity/auth0/createAuth0SecondFactors.ts';
import { outsideSecondFactors } from '../identity/outsideSecondFactors.ts';
import { createProviderAccounts } from '../identity/ProviderAccounts.ts';
import { noProviderBlocks, type ProviderBlocks } from '../identity/ProviderBlocks.ts';
import type { SecondFactors } from '../identity/SecondFactors.ts';
import { createSecondFactors } from './second-factor/createSecondFactors.ts';
import { createEnrollmentTickets } from './second-factor/EnrollmentTickets.ts';
import type { SealedBox } from '../secrets/createSealedBox.ts';

/** Ports of the configured identity provider, embedded or outside. */
export interface ProviderPorts {
  secondFactors: SecondFactors;
  providerBlocks: ProviderBlocks;
  /** Checks at startup that the provider accepts the credentials for its management. Throws a StartProblem. */
  checkManagement(): Promise<void>;
}

/** Parts of the platform that the ports need. */
export interface OpenProviderPortsOptions {
  config: PlatformConfig;
  addresses: Addresses;
  database: Database;
  box: SealedBox;
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates the ports for second factors and blocks at the configured provider, embedded or outside. */
export function openProviderPorts(options: OpenProviderPortsOptions): ProviderPorts {
  const { config, addresses, database, box, logger, now } = options;
  if (config.provider.kind === 'outside') {
    const { auth0 } = config.provider;
    if (auth0 === null)
      return { secondFactors: outsideSecondFactors, providerBlocks: noProviderBlocks, checkManagement: noCheck };
    const management = createAuth0Management({ ...auth0, now });
    const people = { management, accounts: createProviderAccounts(database), logger };
    return {
      secondFactors: createAuth0SecondFactors(people),
      providerBlocks: createAuth0Blocks(people),
      checkManagement: () => checkAuth0({ management, url: auth0.url, logger }),
    };
  }
  const tickets = createEnrollmentTickets({ database, box, now });
  return {
    secondFactors: createSecondFactors({ database, tickets, issuer: addresses.issuer }),
    providerBlocks: noProviderBlocks,
    checkManagement: noCheck,
  };
}

const noCheck = (): Promise<void> => Promise.resolve();

import type { Logger } from 'pino';
import type { Addresses } from './Addresses.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import type { Database } from './database/Database.ts';
import { createAuth0Management } from './identity/auth0/createAuth0Management.ts';
import { createAuth0SecondFactors } from './identity/auth0/createAuth0SecondFactors.ts';
import { outsideSecondFactors } from './identity/outsideSecondFactors.ts';
import { createProviderAccounts } from './identity/ProviderAccounts.ts';
import type { SecondFactors } from './identity/SecondFactors.ts';
import { createSecondFactors } from './identity-provider/second-factor/createSecondFactors.ts';
import { createEnrollmentTickets } from './identity-provider/second-factor/EnrollmentTickets.ts';
import type { SealedBox } from './secrets/createSealedBox.ts';

/** The open parts that second factors build on. */
export interface OpenSecondFactorsOptions {
  config: PlatformConfig;
  addresses: Addresses;
  database: Database;
  box: SealedBox;
  logger: Logger;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** Second factors where the configuration keeps them: at the embedded provider, or at an outside one. */
export function openSecondFactors(options: OpenSecondFactorsOptions): SecondFactors {
  const { config, addresses, database, box, logger, now } = options;
  if (config.provider.kind === 'outside') {
    const { auth0 } = config.provider;
    if (auth0 === null) return outsideSecondFactors;
    const management = createAuth0Management({ ...auth0, now });
    return createAuth0SecondFactors({ management, accounts: createProviderAccounts(database), logger });
  }
  const tickets = createEnrollmentTickets({ database, box, now });
  return createSecondFactors({ database, tickets, issuer: addresses.issuer });
}

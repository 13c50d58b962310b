import type { Addresses } from './Addresses.ts';
import type { PlatformConfig } from './config/PlatformConfig.ts';
import type { Database } from './database/Database.ts';
import { outsideSecondFactors } from './identity/outsideSecondFactors.ts';
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
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** Second factors where the configuration keeps them: at the embedded provider, or at an outside one. */
export function openSecondFactors(options: OpenSecondFactorsOptions): SecondFactors {
  const { config, addresses, database, box, now } = options;
  if (config.provider.kind === 'outside') return outsideSecondFactors;
  const tickets = createEnrollmentTickets({ database, box, now });
  return createSecondFactors({ database, tickets, issuer: addresses.issuer });
}

import type { ProviderBlocks } from '../ProviderBlocks.ts';
import { askAuth0 } from './askAuth0.ts';
import type { Auth0SecondFactorsOptions } from './createAuth0SecondFactors.ts';

/** Blocks and unblocks users at Auth0 by its Management API. */
export function createAuth0Blocks({ management, accounts, logger }: Auth0SecondFactorsOptions): ProviderBlocks {
  return {
    async setBlocked(userId, blocked) {
      const subject = await accounts.subjectOf(userId);
      if (subject !== undefined) await askAuth0(() => management.setBlocked(subject, blocked), logger);
    },
  };
}

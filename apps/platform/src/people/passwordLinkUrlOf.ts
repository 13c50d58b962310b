import type { Addresses } from '../config/Addresses.ts';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import type { PeopleContext } from './PeopleContext.ts';

/** Returns the URL of a link to set a password; null if an outside provider keeps passwords. */
export function passwordLinkUrlOf(
  { provider }: Pick<PlatformConfig, 'provider'>,
  { issuer }: Pick<Addresses, 'issuer'>,
): PeopleContext['passwordLinkUrl'] {
  return provider.kind === 'embedded' ? (token) => `${issuer()}/password/set/${token}` : null;
}

import type { Permission } from '@agency-insights/insights-api/contract';
import type { Logger } from 'pino';
import type { NoteRefusedSignIn } from '../identity/createRefusedSignIns.ts';
import type { Rights } from '../authorization-store/product/Rights.ts';
import type { ProviderAccounts } from '../identity/ProviderAccounts.ts';
import type { UserRepository } from '../identity/UserRepository.ts';
import type { SealedBox } from '../secrets/createSealedBox.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { IdTokenUse } from './IdTokenUse.ts';
import type { ProviderClient } from './ProviderClient.ts';
import type { ServiceLimit } from '../service-credentials/createServiceLimit.ts';
import type { ServiceTokens } from './serviceTokens.ts';
import type { SessionStore } from './SessionStore.ts';

/** Dependencies of the session routes. */
export interface SessionContext {
  store: SessionStore;
  tokens: AccessTokens;
  serviceTokens: ServiceTokens;
  serviceLimit: ServiceLimit;
  provider: ProviderClient;
  /** The issuer of an outside provider; null with the embedded one. */
  outsideIssuer: string | null;
  idTokens: IdTokenUse;
  users: UserRepository;
  rights: Rights;
  noteRefused: NoteRefusedSignIn;
  accounts: ProviderAccounts;
  box: SealedBox;
  /** Idle time after which a session ends, milliseconds. */
  idleMs: number;
  /** Signs CSRF tokens. */
  csrfKey: Uint8Array;
  /** The platform's address as browsers see it, without a slash at the end. */
  publicUrl: () => string;
  /** Origins of applications besides it. */
  appOrigins: readonly string[];
  /** Origins that sign-in and sign-out forms lead to, for the pages' policy. */
  formTargets: () => readonly string[];
  /** Permissions of new users from an outside provider; null with the embedded provider. */
  newPersonPermissions: readonly Permission[] | null;
  /** Email addresses of administrators, in lower case. */
  administratorEmails: readonly string[];
  /** Gives the user with an address the administrator role, with an audit entry. */
  appoint: (email: string) => Promise<void>;
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Id of the one provider in the session routes. */
export const providerId = 'insights';

/** Whether cookies are for TLS only. */
export function isSecure({ publicUrl }: Pick<SessionContext, 'publicUrl'>): boolean {
  return publicUrl().startsWith('https:');
}

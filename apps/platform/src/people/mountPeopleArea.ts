import type { Addresses } from '../config/Addresses.ts';
import type { PlatformConfig } from '../config/PlatformConfig.ts';
import type { Routes } from '../http/Routes.ts';
import { createServiceCredentials } from '../service-credentials/createServiceCredentials.ts';
import { mountServiceCredentials } from '../service-credentials/mountServiceCredentials.ts';
import { mountTokens } from '../session/mountTokens.ts';
import type { PlatformParts } from '../openParts.ts';
import { createPeople } from './createPeople.ts';
import { mountOwnAccount } from './mountOwnAccount.ts';
import { mountPeople } from './mountPeople.ts';
import { passwordLinkUrlOf } from './passwordLinkUrlOf.ts';
import type { PersonAccess } from './PeopleContext.ts';

/** Dependencies of identity and user administration. */
export interface MountPeopleAreaOptions {
  config: PlatformConfig;
  parts: PlatformParts;
  addresses: Addresses;
  access: PersonAccess;
}

/** Mounts identity and user administration (API-CAT-3, API-CAT-7). */
export function mountPeopleArea(routes: Routes, { config, parts, addresses, access }: MountPeopleAreaOptions): void {
  const { database, authorization, secondFactors, providerBlocks, session, verifyCredentials } = parts;
  const { rights } = authorization;
  const { now } = session;
  const embedded = config.provider.kind === 'embedded';
  const people = createPeople({
    database,
    rights,
    secondFactors,
    providerBlocks,
    access,
    passwordLinkUrl: passwordLinkUrlOf(config, addresses),
    now,
  });
  mountTokens(routes, { session, secondFactors, verifyCredentials: embedded ? verifyCredentials : null });
  mountServiceCredentials(routes, createServiceCredentials(database, now));
  mountOwnAccount(routes, { people, config, addresses });
  mountPeople(routes, { people, database, rights, sessionIdleMs: config.sessionIdleMs, now });
}

import { timingSafeEqual } from 'node:crypto';
import {
  type Permission,
  permissions as allPermissions,
  serviceScopesSchema,
} from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { ServiceClient } from '../config/PlatformConfig.ts';
import type { ServiceCredentialRow, Tables } from '../database/Tables.ts';
import { hashSecretToken } from '../secrets/secretToken.ts';

/** The last use is stored to the minute, so that a busy program does not cause a write per call. */
const usedStepMs = 60_000;

/** A program that calls with its own credentials, and its current permissions. */
export interface Service {
  clientId: string;
  /** Name in the audit trail. */
  name: string;
  /** Whether it has an administrator's rights. */
  administrator: boolean;
  permissions: readonly Permission[];
}

/** Services that may call: those of the configuration, and those that administrators created. */
export interface ServiceDirectory {
  /** Returns the service with a client id; null if it does not exist or was removed. */
  find(clientId: string): Promise<Service | null>;
  /** Returns the service if its secret is correct, else null. Records the use of the credentials. */
  recognize(clientId: string, secret: string): Promise<Service | null>;
}

/** Sources of the directory. */
export interface ServiceDirectoryOptions {
  db: Kysely<Tables>;
  configured: readonly ServiceClient[];
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates the directory from configuration and database. A revoked service is refused at the next call. */
export function createServiceDirectory({ db, configured, now }: ServiceDirectoryOptions): ServiceDirectory {
  const findConfigured = (clientId: string) => configured.find(({ id }) => id === clientId);
  const findRow = (clientId: string) =>
    db.selectFrom('service_credentials').selectAll().where('client_id', '=', clientId).executeTakeFirst();
  const noteUse = ({ client_id }: ServiceCredentialRow) =>
    db.updateTable('service_credentials').set({ last_used_at: now() }).where('client_id', '=', client_id).execute();
  return {
    async find(clientId) {
      const client = findConfigured(clientId);
      if (client !== undefined) return configuredService(client);
      const row = await findRow(clientId);
      return row === undefined ? null : serviceOf(row);
    },
    async recognize(clientId, secret) {
      const given = hashSecretToken(secret);
      const client = findConfigured(clientId);
      if (client !== undefined) return isSame(given, hashSecretToken(client.secret)) ? configuredService(client) : null;
      const row = await findRow(clientId);
      if (row === undefined || !secretsOf(row, now()).some((hash) => isSame(given, hash))) return null;
      if (now() - Number(row.last_used_at) > usedStepMs) await noteUse(row);
      return serviceOf(row);
    },
  };
}

/** Hashes of the secret and, for a while after a rotation, of the previous one. */
function secretsOf(row: ServiceCredentialRow, now: number): string[] {
  const { secret_hash, previous_secret_hash, previous_secret_until } = row;
  const isBoth = previous_secret_hash !== null && Number(previous_secret_until) > now;
  return isBoth ? [secret_hash, previous_secret_hash] : [secret_hash];
}

/** Compares two hashes in constant time. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}

/** Services of the configuration have all rights: operators who can change it are trusted. */
function configuredService({ id }: ServiceClient): Service {
  return { clientId: id, name: id, administrator: true, permissions: allPermissions };
}

function serviceOf({ client_id, name, scopes }: ServiceCredentialRow): Service {
  const held = serviceScopesSchema.parse(JSON.parse(scopes));
  return {
    clientId: client_id,
    name,
    administrator: held.includes('administration'),
    permissions: allPermissions.filter((permission) => held.some((scope) => scope === permission)),
  };
}

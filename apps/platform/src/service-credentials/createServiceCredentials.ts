import { randomBytes } from 'node:crypto';
import {
  type NewServiceCredential,
  type ServiceCredential,
  type ServiceSecret,
  serviceScopesSchema,
} from '@agency-insights/insights-api/contract';
import type { Actor } from '../audit/Actor.ts';
import { record } from '../audit/AuditTrail.ts';
import type { Database } from '../database/Database.ts';
import { isUniqueViolation } from '../database/isUniqueViolation.ts';
import type { ServiceCredentialRow } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import { hashSecretToken, newSecretToken } from '../secrets/secretToken.ts';

/** Lifetime of the previous secret after a rotation. */
const overlapMs = 24 * 3_600_000;

/** Creates, rotates and revokes the credentials of services; each change has an audit entry. */
export interface ServiceCredentials {
  /** Lists all credentials by name. */
  list(): Promise<ServiceCredential[]>;
  /** Returns the secret, which is not stored. */
  create(actor: Actor, credential: NewServiceCredential): Promise<ServiceSecret>;
  /** Creates a new secret; the previous one works for another 24 hours. */
  rotate(actor: Actor, clientId: string): Promise<ServiceSecret>;
  /** Revokes the credentials and their tokens immediately. */
  revoke(actor: Actor, clientId: string): Promise<void>;
}

/** Manages credentials in the transactional database. */
export function createServiceCredentials({ db }: Database, now: () => number): ServiceCredentials {
  return {
    async list() {
      const rows = await db.selectFrom('service_credentials').selectAll().orderBy('name_key').execute();
      return rows.map((row) => credentialOf(row, now()));
    },
    async create(actor, { name, scopes }) {
      const secret = newSecretToken();
      const row: ServiceCredentialRow = {
        client_id: `service-${randomBytes(9).toString('hex')}`,
        name,
        name_key: name.toLowerCase(),
        scopes: JSON.stringify(scopes),
        secret_hash: hashSecretToken(secret),
        previous_secret_hash: null,
        previous_secret_until: null,
        created_by: actor.name,
        created_at: now(),
        last_used_at: null,
      };
      try {
        await db.transaction().execute(async (transaction) => {
          await transaction.insertInto('service_credentials').values(row).execute();
          await record(transaction, { actor, action: 'service_created', details: detailsOf(row), at: now() });
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw nameTaken();
        throw error;
      }
      return { credential: credentialOf(row, now()), client_secret: secret };
    },
    rotate: (actor, clientId) =>
      db.transaction().execute(async (transaction) => {
        const secret = newSecretToken();
        const row = await transaction
          .updateTable('service_credentials')
          .set(({ ref }) => ({
            previous_secret_hash: ref('secret_hash'),
            previous_secret_until: now() + overlapMs,
            secret_hash: hashSecretToken(secret),
          }))
          .where('client_id', '=', clientId)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) throw notFound();
        await record(transaction, { actor, action: 'service_rotated', details: detailsOf(row), at: now() });
        return { credential: credentialOf(row, now()), client_secret: secret };
      }),
    revoke: (actor, clientId) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .deleteFrom('service_credentials')
          .where('client_id', '=', clientId)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) throw notFound();
        await record(transaction, { actor, action: 'service_revoked', details: detailsOf(row), at: now() });
      }),
  };
}

function credentialOf(row: ServiceCredentialRow, now: number): ServiceCredential {
  const { previous_secret_until: until } = row;
  const time = (at: number | null) => (at === null ? null : new Date(Number(at)).toISOString());
  return {
    client_id: row.client_id,
    name: row.name,
    scopes: serviceScopesSchema.parse(JSON.parse(row.scopes)),
    created_by: row.created_by,
    created_at: new Date(Number(row.created_at)).toISOString(),
    last_used_at: time(row.last_used_at),
    previous_secret_until: Number(until) > now ? time(until) : null,
  };
}

function detailsOf({ client_id, name, scopes }: ServiceCredentialRow): Record<string, unknown> {
  return { client_id, name, scopes: JSON.parse(scopes) as unknown };
}

function nameTaken(): ApiProblem {
  return new ApiProblem(409, 'name_taken', 'A service already has this name. Choose another one.', [
    { path: 'name', message: 'is taken' },
  ]);
}

function notFound(): ApiProblem {
  const message = 'There is no service with this client id.';
  return new ApiProblem(404, 'not_found', message, [{ path: 'id', message }]);
}

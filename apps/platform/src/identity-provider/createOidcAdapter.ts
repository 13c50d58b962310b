import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../database/Database.ts';
import { deleteInBatches } from '../database/deleteInBatches.ts';
import type { OidcPayloadRow } from '../database/Tables.ts';
import type { SealedBox } from '../secrets/createSealedBox.ts';

/** Options of the provider's storage. */
export interface OidcAdapterOptions {
  database: Database;
  box: SealedBox;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/**
 * Creates the database storage of the embedded provider. Ids are bearer secrets (codes, refresh tokens,
 * session cookies), so a row is found by the id's hash, and its payload is encrypted.
 */
export function createOidcAdapter({ database: { db }, box, now }: OidcAdapterOptions): (kind: string) => Adapter {
  return (kind) => {
    const open = (row: OidcPayloadRow | undefined): AdapterPayload | undefined => {
      if (row === undefined || (row.expires_at !== null && row.expires_at <= now())) return undefined;
      const text = box.open(row.payload, sealContext(kind, row.id));
      if (text === null) return undefined;
      const payload = JSON.parse(text) as AdapterPayload;
      return row.consumed_at === null ? payload : { ...payload, consumed: Math.floor(row.consumed_at / 1000) };
    };
    const rows = () => db.selectFrom('oidc_payloads').selectAll().where('kind', '=', kind);
    return {
      async upsert(id, payload, expiresIn) {
        // The session of a signed-out browser is not needed again.
        if (kind === 'Session' && payload.accountId === undefined) return;
        const hash = hashId(id);
        const { consumed, ...kept } = payload;
        const values = {
          payload: box.seal(JSON.stringify(kept), sealContext(kind, hash)),
          grant_id: payload.grantId ?? null,
          user_code: payload.userCode ?? null,
          uid: payload.uid ?? null,
          account_id: accountIdOf(payload),
          consumed_at: typeof consumed === 'number' ? consumed * 1000 : null,
          expires_at: expiresIn ? now() + expiresIn * 1000 : null,
        };
        await db
          .insertInto('oidc_payloads')
          .values({ kind, id: hash, ...values })
          .onConflict((conflict) => conflict.columns(['kind', 'id']).doUpdateSet(values))
          .execute();
      },
      find: async (id) => open(await rows().where('id', '=', hashId(id)).executeTakeFirst()),
      findByUid: async (uid) => open(await rows().where('uid', '=', uid).executeTakeFirst()),
      findByUserCode: async (code) => open(await rows().where('user_code', '=', code).executeTakeFirst()),
      async consume(id) {
        await db
          .updateTable('oidc_payloads')
          .set({ consumed_at: now() })
          .where('kind', '=', kind)
          .where('id', '=', hashId(id))
          .execute();
      },
      async destroy(id) {
        await db.deleteFrom('oidc_payloads').where('kind', '=', kind).where('id', '=', hashId(id)).execute();
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('oidc_payloads').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
      },
    };
  };
}

/** Deletes expired records. */
export function removeExpiredPayloads({ db }: Database, now: number): Promise<void> {
  return deleteInBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('oidc_payloads')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('kind', 'id'),
          'in',
          selectFrom('oidc_payloads')
            .select(['kind', 'id'])
            .where('expires_at', '<=', now)
            .limit(limit)
            .$asTuple('kind', 'id'),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}

/** Returns the owner of a record; an interaction has it from its session. */
function accountIdOf({ accountId, session }: AdapterPayload): string | null {
  return accountId ?? session?.accountId ?? null;
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function sealContext(kind: string, hash: string): string {
  return `oidc:${kind}:${hash}`;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSet } from '../data/buildSet.ts';
import { stageDimensions } from '../data/set/stagedTables.ts';
import type { TestRecords } from './testRecords.test-support.ts';

/** Loads records as a set into `warehouse`, the way that files are loaded. */
export async function loadTestSet(
  warehouse: string,
  { agencies, accounts, carriers, products, policies }: TestRecords,
  asOf = '2026-10-31',
): Promise<void> {
  await buildSet({
    warehouse,
    asOf,
    source: 'Test records',
    async stage(connection) {
      await stageDimensions(connection, {
        agencies: agencies.map((agency) => ({ ...agency, code: `A${agency.id}` })),
        accounts,
        carriers,
        products,
      });
      await connection.run(`CREATE TABLE staged_text (code VARCHAR, policy_number VARCHAR, agency_id INTEGER, account_id INTEGER, carrier_id SMALLINT, product_id SMALLINT,
        line UTINYINT, state VARCHAR, naics INTEGER, effective VARCHAR, premium_cents BIGINT)`);
      const appender = await connection.createAppender('staged_text');
      for (const p of policies) {
        appender.appendVarchar(p.code);
        if (p.number === null) appender.appendNull();
        else appender.appendVarchar(p.number);
        appender.appendInteger(p.agencyId);
        appender.appendInteger(p.accountId);
        appender.appendSmallInt(p.carrierId);
        appender.appendSmallInt(p.productId);
        appender.appendUTinyInt(p.line);
        appender.appendVarchar(p.state);
        if (p.naics === null) appender.appendNull();
        else appender.appendInteger(p.naics);
        appender.appendVarchar(p.effective);
        appender.appendBigInt(BigInt(p.premiumCents));
        appender.endRow();
      }
      appender.closeSync();
      await connection.run(`CREATE VIEW staged_policy AS SELECT t.rowid AS row_id, t.code AS policy_code,
        t.policy_number, 0 AS transaction, NULL AS insured_id, NULL AS incurred_cents, t.agency_id, t.account_id, t.carrier_id, t.product_id, t.line, s.state_id,
        t.naics, t.effective::DATE AS effective, t.effective::DATE + 365 AS expiration, t.premium_cents FROM staged_text t JOIN staged_state s USING (state)`);
    },
  });
}

/** A folder for sets, and how to take it away again. */
export async function temporaryWarehouse(): Promise<{ directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'warehouse-'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

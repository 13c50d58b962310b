import {
  BIGINT,
  DATE,
  DuckDBDataChunk,
  DuckDBDateValue,
  INTEGER,
  SMALLINT,
  UTINYINT,
  VARCHAR,
  type DuckDBConnection,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { PolicyRecord } from './PolicyRecord.ts';

/** Inserts checked rows into the engine. */
export interface PolicyStager {
  add(line: number, record: PolicyRecord): void;
  /** Flushes the remaining rows; nothing can be added afterwards. */
  close(): void;
}

const chunkRows = 2_048;
const types = [
  ...[INTEGER, VARCHAR, VARCHAR, UTINYINT, INTEGER, INTEGER, SMALLINT, SMALLINT, UTINYINT, UTINYINT, INTEGER],
  ...[VARCHAR, DATE, DATE, BIGINT, BIGINT],
];

/** Creates the table of checked rows, each with its source line. */
export async function createPolicyStager(connection: DuckDBConnection): Promise<PolicyStager> {
  await connection.run(`
    CREATE TABLE loaded_policy (line_number INTEGER, policy_code VARCHAR, policy_number VARCHAR, transaction UTINYINT, agency_id INTEGER,
      account_id INTEGER, carrier_id SMALLINT, product_id SMALLINT, line UTINYINT, state_id UTINYINT, naics INTEGER, insured_id VARCHAR,
      effective DATE, expiration DATE, premium_cents BIGINT, incurred_cents BIGINT)`);
  const appender = await connection.createAppender('loaded_policy');
  let rows: DuckDBValue[][] = [];

  function flush(): void {
    if (rows.length === 0) return;
    const chunk = DuckDBDataChunk.create(types);
    chunk.setRows(rows);
    appender.appendDataChunk(chunk);
    rows = [];
  }
  return {
    add(line, record) {
      rows.push([
        line,
        record.policyCode,
        record.policyNumber,
        record.transaction,
        record.agencyId,
        record.accountId,
        record.carrierId,
        record.productId,
        record.line,
        record.stateId,
        record.naics,
        record.insuredId,
        new DuckDBDateValue(record.effective),
        new DuckDBDateValue(record.expiration),
        BigInt(record.premiumCents),
        record.incurredCents === null ? null : BigInt(record.incurredCents),
      ]);
      if (rows.length === chunkRows) flush();
    },
    close() {
      flush();
      appender.closeSync();
    },
  };
}

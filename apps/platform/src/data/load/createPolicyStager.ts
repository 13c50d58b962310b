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

/** Takes checked rows into the engine. */
export interface PolicyStager {
  add(line: number, record: PolicyRecord): void;
  /** Sends on what is left; nothing can be added afterwards. */
  close(): void;
}

const chunkRows = 2_048;
const types = [INTEGER, VARCHAR, INTEGER, INTEGER, SMALLINT, SMALLINT, UTINYINT, UTINYINT, INTEGER, DATE, DATE, BIGINT];

/** The table of checked rows, each with the line that it came from. */
export async function createPolicyStager(connection: DuckDBConnection): Promise<PolicyStager> {
  await connection.run(`
    CREATE TABLE loaded_policy (line_number INTEGER, policy_code VARCHAR, agency_id INTEGER, account_id INTEGER, carrier_id SMALLINT,
      product_id SMALLINT, line UTINYINT, state_id UTINYINT, naics INTEGER, effective DATE, expiration DATE, premium_cents BIGINT)`);
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
    add(
      line,
      {
        policyCode,
        agencyId,
        accountId,
        carrierId,
        productId,
        line: lineId,
        stateId,
        naics,
        effective,
        expiration,
        premiumCents,
      },
    ) {
      const days = [new DuckDBDateValue(effective), new DuckDBDateValue(expiration)];
      rows.push([
        line,
        policyCode,
        agencyId,
        accountId,
        carrierId,
        productId,
        lineId,
        stateId,
        naics,
        ...days,
        BigInt(premiumCents),
      ]);
      if (rows.length === chunkRows) flush();
    },
    close() {
      flush();
      appender.closeSync();
    },
  };
}

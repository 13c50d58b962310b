import type { DuckDBConnection } from '@duckdb/node-api';
import type { OnSetProgress } from '../buildSet.ts';
import { stageDimensions } from '../set/stagedTables.ts';
import { jurisdictions } from '../world/states.ts';
import type { KnownNames } from './attachSetInUse.ts';
import { compileMapping } from './compileMapping.ts';
import { createDirectory, type Directory } from './createDirectory.ts';
import { createPolicyStager } from './createPolicyStager.ts';
import { createRecordReader } from './createRecordReader.ts';
import { createRejectionLog, type RejectionLog } from './createRejectionLog.ts';
import type { Mapping } from './Mapping.ts';
import { lastPolicyDay, printDay } from './parseCalendarDate.ts';
import type { RowSource } from './RowSource.ts';

/** Result of staging a file. */
export interface StagedFile {
  /** Rows in the file. */
  rows: number;
  rejections: RejectionLog;
  /** Rows that contradict their agency's first row. */
  differences: number;
  /** Policies whose expiration was clamped to the last day of sets. */
  clampedExpirations: number;
  /** Policies of the set `base` that a row with the same `policy_id` replaced; null without `base`. */
  replaced: number | null;
  /** Unused columns. */
  ignored: readonly string[];
}

export interface StageFileOptions {
  connection: DuckDBConnection;
  source: RowSource;
  mapping: Mapping | null;
  /** The file's name in messages. */
  file: string;
  /** Names of the attached set `base`, to which the file is added. Null for a complete file. */
  base: KnownNames | null;
  onProgress: OnSetProgress;
}

/**
 * Reads and checks every row, refuses invalid and duplicate ones, and fills the staging tables with the rest and with
 * unreplaced policies of `base`.
 */
export async function stageLoadedFile({
  connection,
  source,
  mapping,
  file,
  base,
  onProgress,
}: StageFileOptions): Promise<StagedFile> {
  const compiled = compileMapping(source.columns, mapping, file);
  const directory = createDirectory(base ?? undefined);
  const readRecord = createRecordReader(compiled, directory);
  const stager = await createPolicyStager(connection);
  const rejections = await createRejectionLog(connection);
  let rows = 0;
  for await (const batch of source.batches({ moneyColumns: compiled.moneyColumns })) {
    for (const { line, values, fault } of batch) {
      rows += 1;
      if (fault !== undefined) {
        rejections.add(line, '', values.join(','), fault);
        continue;
      }
      const outcome = readRecord(values);
      if ('record' in outcome) stager.add(line, outcome.record);
      else
        for (const { field, value, reason } of outcome.faults)
          rejections.add(line, field === null ? '' : compiled.sources[field], value, reason);
    }
    onProgress({ title: 'Reading rows', ...source.progress() });
  }
  stager.close();
  onProgress({ title: 'Looking for duplicates' });
  const duplicates = await refuseDuplicates(connection, rejections, compiled.sources.policy_id);
  rejections.close();
  const kept = duplicates > 0 ? 'loaded_policy ANTI JOIN duplicate_row USING (line_number)' : 'loaded_policy';
  const clampedExpirations = await clampExpirations(connection, kept);
  const replaced = base === null ? null : await addToBase(connection, kept);
  await stageTables(connection, directory, replaced === null ? kept : 'added_policy', base !== null);
  return {
    rows,
    rejections,
    differences: directory.differences(),
    clampedExpirations,
    replaced,
    ignored: compiled.ignored,
  };
}

/** Refuses rows with the policy id of an earlier row. Returns their number. */
async function refuseDuplicates(
  connection: DuckDBConnection,
  rejections: RejectionLog,
  column: string,
): Promise<number> {
  await connection.run(`
    CREATE TABLE duplicate_row AS
    WITH twice AS (SELECT policy_code, min(line_number) AS first_line FROM loaded_policy GROUP BY policy_code HAVING count(*) > 1)
    SELECT p.line_number, p.policy_code, t.first_line FROM loaded_policy p JOIN twice t USING (policy_code) WHERE p.line_number > t.first_line`);
  const result = await connection.stream('SELECT line_number, policy_code FROM duplicate_row ORDER BY line_number');
  let count = 0;
  for await (const rows of result.yieldRows()) {
    for (const [line, code] of rows)
      rejections.add(Number(line), column, String(code), 'is a duplicate of an earlier row');
    count += rows.length;
  }
  return count;
}

/** Clamps expirations to the last day of sets. Returns the number of clamped policies. */
async function clampExpirations(connection: DuckDBConnection, kept: string): Promise<number> {
  const lastDay = `DATE '${printDay(lastPolicyDay)}'`;
  const result = await connection.runAndReadAll(`SELECT count(*) FROM ${kept} WHERE expiration > ${lastDay}`);
  const count = Number(result.getRows()[0]![0]!);
  if (count > 0) await connection.run(`UPDATE loaded_policy SET expiration = ${lastDay} WHERE expiration > ${lastDay}`);
  return count;
}

/**
 * Creates the view `added_policy`: unreplaced policies of `base` in their order, with negative lines, then the rows.
 * Returns the number of replaced policies.
 */
async function addToBase(connection: DuckDBConnection, kept: string): Promise<number> {
  const columns =
    'policy_code, policy_number, transaction, agency_id, account_id, carrier_id, product_id, line, state_id, naics, insured_id, effective, expiration, premium_cents, incurred_cents';
  await connection.run(`
    CREATE TABLE replaced_policy AS
    SELECT b.rowid AS position FROM base.policy b SEMI JOIN (FROM ${kept}) k ON b.policy_code = k.policy_code;
    CREATE VIEW added_policy AS
    SELECT b.rowid - (SELECT count(*) FROM base.policy) AS line_number, ${columns}
    FROM base.policy b ANTI JOIN replaced_policy r ON b.rowid = r.position
    UNION ALL SELECT line_number, ${columns} FROM ${kept}`);
  const result = await connection.runAndReadAll('SELECT count(*) FROM replaced_policy');
  return Number(result.getRows()[0]![0]!);
}

/**
 * Creates the tables with dense ids: drops agencies and accounts that only occur in refused rows. Keeps accounts of
 * `base` even without a policy.
 */
async function stageTables(
  connection: DuckDBConnection,
  directory: Directory,
  kept: string,
  hasBase: boolean,
): Promise<void> {
  const accountsOfBase = hasBase
    ? 'UNION SELECT account_id FROM base.account SEMI JOIN kept_agency USING (agency_id)'
    : '';
  await connection.run(`
    CREATE TABLE kept_agency AS SELECT agency_id, row_number() OVER (ORDER BY agency_id) AS new_id FROM (SELECT DISTINCT agency_id FROM ${kept});
    CREATE TABLE kept_account AS SELECT account_id, row_number() OVER (ORDER BY account_id) AS new_id
    FROM (SELECT DISTINCT account_id FROM ${kept} ${accountsOfBase})`);
  const agencies = await idsOf(connection, 'agency_id', 'kept_agency');
  const accounts = await idsOf(connection, 'account_id', 'kept_account');
  const complete = agencies.length === directory.agencyCount() && accounts.length === directory.accountCount();
  await stageDimensions(
    connection,
    directory.dimensions({
      keptAgencies: complete ? null : agencies,
      keptAccounts: complete ? null : accounts,
      stateOf: await commonStates(connection, kept),
    }),
  );
  if (complete) {
    await connection.run(
      `CREATE VIEW staged_policy AS SELECT p.* RENAME (line_number AS row_id) FROM (SELECT * FROM ${kept}) p`,
    );
    return;
  }
  await connection.run(`
    CREATE VIEW staged_policy AS
    SELECT p.* REPLACE (a.new_id AS agency_id, c.new_id AS account_id) RENAME (line_number AS row_id)
    FROM (SELECT * FROM ${kept}) p JOIN kept_agency a USING (agency_id) JOIN kept_account c USING (account_id)`);
}

async function idsOf(
  connection: DuckDBConnection,
  column: 'agency_id' | 'account_id',
  from: 'kept_agency' | 'kept_account',
): Promise<number[]> {
  const answer = await connection.runAndReadAll(`SELECT ${column} FROM ${from} ORDER BY 1`);
  return answer.getRows().map(([id]) => Number(id));
}

/** Returns the state in which each agency has most of its policies. */
async function commonStates(connection: DuckDBConnection, from: string): Promise<ReadonlyMap<number, string>> {
  const answer = await connection.runAndReadAll(`
    SELECT agency_id, first(state_id ORDER BY policies DESC, state_id)
    FROM (SELECT agency_id, state_id, count(*) AS policies FROM ${from} GROUP BY ALL) GROUP BY agency_id`);
  const codes = new Map(jurisdictions.map(({ id, code }) => [id, code]));
  return new Map(answer.getRows().map(([agency, state]) => [Number(agency), codes.get(Number(state)) ?? '']));
}

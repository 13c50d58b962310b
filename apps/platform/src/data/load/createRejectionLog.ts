import { chmod, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { withoutFormula } from '@agency-insights/insights-api/contract';
import { makePrivateFolder } from '../set/makePrivateFolder.ts';

/** Number of rows refused for one reason. */
export interface RejectionCount {
  /** The file's own name of the column; empty for the row as a whole. */
  column: string;
  reason: string;
  rows: number;
}

/** Gathers refused rows in the engine, however many there are. */
export interface RejectionLog {
  add(line: number, column: string, value: string, reason: string): void;
  /** Flushes the remaining rows; `add` must not be called afterwards. */
  close(): void;
  /** Returns the reasons, most frequent first. */
  counts(): Promise<RejectionCount[]>;
  /** Number of refused rows: a row with two faults counts once. */
  rejectedRows(): Promise<number>;
  /** Writes the report, by line; removes an old one if nothing was refused. */
  writeReport(path: string): Promise<void>;
}

/** Max length of a value in the report, characters. */
const maxValueLength = 200;

/** Creates the table `rejected_row` and a log that fills it. */
export async function createRejectionLog(connection: DuckDBConnection): Promise<RejectionLog> {
  await connection.run(
    'CREATE TABLE rejected_row (line_number INTEGER, column_name VARCHAR, value VARCHAR, reason VARCHAR)',
  );
  const appender = await connection.createAppender('rejected_row');
  const read = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();

  return {
    add(line, column, value, reason) {
      appender.appendInteger(line);
      appender.appendVarchar(column);
      appender.appendVarchar(inert(value.slice(0, maxValueLength)));
      appender.appendVarchar(reason);
      appender.endRow();
    },
    close: () => appender.closeSync(),
    async counts() {
      const rows = await read(
        'SELECT column_name, reason, count(*)::INTEGER FROM rejected_row GROUP BY ALL ORDER BY 3 DESC, 1, 2',
      );
      return rows.map(([column, reason, count]) => ({
        column: String(column),
        reason: String(reason),
        rows: Number(count),
      }));
    },
    async rejectedRows() {
      return Number((await read('SELECT count(DISTINCT line_number) FROM rejected_row'))[0]?.[0]);
    },
    async writeReport(path) {
      await rm(path, { force: true });
      if ((await read('SELECT 1 FROM rejected_row LIMIT 1')).length === 0) return;
      await makePrivateFolder(dirname(path));
      await connection.run(`
        COPY (SELECT line_number AS line, nullif(column_name, '') AS "column", nullif(value, '') AS value, reason
              FROM rejected_row ORDER BY rejected_row.line_number, column_name, reason)
        TO '${path.replaceAll("'", "''")}' (FORMAT csv, HEADER true)`);
      await chmod(path, 0o600);
    },
  };
}

/** A signed amount, which is not a formula: -5, -1,234.50, -$12. */
const signedAmount = /^-\$?[\d.,]+$/;

/** Escapes a value so that spreadsheets keep it as text; signed amounts stay unchanged. */
function inert(value: string): string {
  return signedAmount.test(value) ? value : withoutFormula(value);
}

import { rename, rm } from 'node:fs/promises';
import { createStagingConnection } from '../set/createStagingConnection.ts';
import { replaceFile } from '../set/replaceFile.ts';
import { stageDimensions } from '../set/stagedTables.ts';
import { transactionIds } from '../set/transactions.ts';
import { createAgencies } from './createAgencies.ts';
import { drawnTruth } from './drawnTruth.ts';
import { generatedDimensions } from './generatedDimensions.ts';
import type { GeneratorOptions } from './GeneratorOptions.ts';
import { registerGeneratedPolicies } from './registerGeneratedPolicies.ts';

/** Kinds of file that the generator writes, by the ending of the name. */
export type GeneratedFileKind = 'csv' | 'parquet';

const copyOptions: Record<GeneratedFileKind, string> = {
  csv: 'FORMAT csv, HEADER true',
  parquet: 'FORMAT parquet, COMPRESSION zstd',
};

const transactionNameSql = `CASE p.transaction ${Object.entries(transactionIds)
  .map(([name, id]) => `WHEN ${id} THEN '${name}'`)
  .join(' ')} END`;
const dollarsSql = (column: string) => `(p.${column} * 0.01::DECIMAL(3, 2))::DECIMAL(18, 2)`;

/** Every record as a self-contained row; columns as `recordFields` names them. */
const rowsSql = `
  SELECT p.policy_code AS policy_id, p.policy_number, ${transactionNameSql} AS transaction, a.agency_code, a.agency_name, a.city AS agency_city, a.state AS agency_state,
         c.account_code, c.account_name, c.city AS account_city, c.state AS account_state, a.primary_account,
         r.carrier_name AS carrier, CASE p.line WHEN 0 THEN 'personal' ELSE 'commercial' END AS line,
         d.product_code, d.product_name, s.state AS policy_state, p.naics, p.insured_id,
         p.effective AS effective_date, p.expiration AS expiration_date,
         ${dollarsSql('premium_cents')} AS premium, ${dollarsSql('incurred_cents')} AS incurred
  FROM generated_row p
  JOIN staged_agency a USING (agency_id) JOIN staged_account c ON c.account_id = p.account_id
  JOIN staged_carrier r USING (carrier_id) JOIN staged_product d USING (product_id) JOIN staged_state s USING (state_id)`;

/** Returns the kind of a file by its name, or null. */
export function generatedFileKind(path: string): GeneratedFileKind | null {
  if (/\.parquet$/i.test(path)) return 'parquet';
  return /\.csv$/i.test(path) ? 'csv' : null;
}

/** Returns the path of a generated file's truth: `policies.truth.json` for `policies.parquet`. */
export function truthFileOf(out: string): string {
  return out.replace(/\.(parquet|csv)$/i, '.truth.json');
}

/**
 * Writes a generated set as one file, and its drawn rates beside it. The same options create the same bytes. The file
 * gets its name only when complete.
 *
 * @param out path that ends in `.parquet` or `.csv`
 * @throws RangeError for another ending
 */
export async function writeGeneratedFile(
  options: GeneratorOptions,
  out: string,
  onRows: (done: number) => void = () => {},
): Promise<void> {
  const kind = generatedFileKind(out);
  if (kind === null) throw new RangeError('--out must end in .parquet or .csv.');
  const partial = `${out}.partial`;
  const spillDirectory = `${out}.spill.partial`;
  const staging = await createStagingConnection({ spillDirectory, threads: 1 });
  try {
    const agencies = createAgencies(options);
    const { connection } = staging;
    await stageDimensions(connection, generatedDimensions(agencies));
    await registerGeneratedPolicies(connection, options, agencies, onRows);
    // The policies are streamed and joined with tables in memory; the engine must not swap the two sides.
    await connection.run(`SET disabled_optimizers = 'join_order,build_side_probe_side'`);
    await connection.run(`COPY (${rowsSql}) TO '${partial.replaceAll("'", "''")}' (${copyOptions[kind]})`);
    await rename(partial, out);
    await replaceFile(truthFileOf(out), `${JSON.stringify(drawnTruth(options, agencies), null, 2)}\n`);
  } finally {
    staging.close();
    await rm(partial, { force: true });
    await rm(spillDirectory, { recursive: true, force: true });
  }
}

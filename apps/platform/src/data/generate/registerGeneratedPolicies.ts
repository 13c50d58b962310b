import { DuckDBIntegerType, DuckDBIntegerVector, DuckDBTableFunction, type DuckDBConnection } from '@duckdb/node-api';
import { transactionIds } from '../set/transactions.ts';
import { products } from '../world/products.ts';
import type { GeneratedAgency } from './createAgencies.ts';
import { generatePolicies } from './generatePolicies.ts';
import type { GeneratorOptions } from './GeneratorOptions.ts';
import { policyColumns } from './PolicyBatch.ts';

/**
 * Registers a table function `generated_policy()` that generates records while they are read, without holding them in
 * memory. Adds the view `generated_row` over it, with the columns of `staged_policy` except `row_id`. It can be read
 * once.
 */
export async function registerGeneratedPolicies(
  connection: DuckDBConnection,
  options: GeneratorOptions,
  agencies: readonly GeneratedAgency[],
  onRows: (done: number) => void = () => {},
): Promise<void> {
  const batches = generatePolicies(options, agencies);
  let done = 0;
  connection.registerTableFunction(
    DuckDBTableFunction.create({
      name: 'generated_policy',
      bindFunction: (bind) => policyColumns.forEach((name) => bind.addResultColumn(name, DuckDBIntegerType.instance)),
      initFunction: (init) => init.setMaxThreads(1),
      mainFunction: (_info, chunk) => {
        const { value: batch } = batches.next();
        chunk.rowCount = batch?.length ?? 0;
        if (!batch) return;
        policyColumns.forEach((name, index) => {
          const vector = chunk.getColumnVector(index);
          if (!(vector instanceof DuckDBIntegerVector))
            throw new TypeError(`The engine's column ${name} is not made of integers.`);
          const column = batch.columns[name];
          for (let row = 0; row < batch.length; row += 1) vector.setItem(row, column[row]!);
          vector.flush();
        });
        done += batch.length;
        onRows(done);
      },
    }),
  );
  await connection.run(`
    CREATE TABLE generated_prefix (product_id INTEGER, prefix VARCHAR, line UTINYINT);
    INSERT INTO generated_prefix VALUES ${products.map(({ id, prefix, line }) => `(${id}, '${prefix}', ${line})`).join(', ')};
    CREATE VIEW generated_row AS
    WITH numbered AS (
      SELECT g.*, x.line, x.prefix || lpad(g.number::VARCHAR, 8, '0') AS policy_number
      FROM generated_policy() g JOIN generated_prefix x USING (product_id))
    SELECT g.policy_number || lpad((year(DATE '1970-01-01' + g.effective) % 100)::VARCHAR, 2, '0')
             || CASE WHEN g.transaction = ${transactionIds.cancellation} THEN 'C' ELSE '' END AS policy_code,
           g.policy_number, g.transaction::UTINYINT AS transaction,
           g.agency_id, g.account_id, g.carrier_id, g.product_id, g.line, g.state_id, nullif(g.naics, 0) AS naics,
           DATE '1970-01-01' + g.effective AS effective, DATE '1970-01-01' + g.expiration AS expiration, g.premium_cents::BIGINT AS premium_cents,
           'I-' || lpad(g.insured::VARCHAR, 8, '0') AS insured_id, g.incurred_cents::BIGINT AS incurred_cents
    FROM numbered g`);
}

import { join } from 'node:path';
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import { sampleSource, setLayout } from '../set/CurrentSet.ts';
import { readCurrentSet } from '../set/readCurrentSet.ts';
import type { StagedAccount, StagedAgency, StagedProduct } from '../set/stagedTables.ts';
import { LoadError } from './LoadError.ts';

/** Names of a set, each list in the order of its ids. */
export interface KnownNames {
  agencies: readonly StagedAgency[];
  accounts: readonly StagedAccount[];
  carriers: readonly string[];
  products: readonly StagedProduct[];
}

const loadWhole = 'Load a whole file, without --add.';

/**
 * Attaches the set in use to an engine as the database `base`, and stores its last day in the variable `earlier_as_of`.
 * Throws a LoadError if there is no set to add a file to.
 */
export async function attachSetInUse(connection: DuckDBConnection, warehouse: string): Promise<KnownNames> {
  const current = await readCurrentSet(warehouse);
  if (current === null)
    throw new LoadError('nothing_to_add_to', `There is no data in ${warehouse} to add to. ${loadWhole}`);
  if (current.layout !== setLayout)
    throw new LoadError(
      'nothing_to_add_to',
      `The data in use was loaded by another version of Agency Insights. ${loadWhole}`,
    );
  try {
    await connection.run(`ATTACH '${join(warehouse, current.file).replaceAll("'", "''")}' AS base (READ_ONLY)`);
  } catch (cause) {
    throw new LoadError(
      'nothing_to_add_to',
      `The data in use cannot be read from ${join(warehouse, current.file)}. ${loadWhole}`,
      { cause },
    );
  }
  const read = async (sql: string) => (await connection.runAndReadAll(sql)).getRows();
  const [[source] = []] = await read('SELECT source FROM base.set_info');
  if (String(source).startsWith(sampleSource))
    throw new LoadError('nothing_to_add_to', `The data in use is the generated sample. ${loadWhole}`);
  await connection.run('SET VARIABLE earlier_as_of = (SELECT as_of FROM base.set_info)');
  return readNames(read);
}

async function readNames(read: (sql: string) => Promise<DuckDBValue[][]>): Promise<KnownNames> {
  const agencies = await read(
    'SELECT agency_id, agency_code, agency_name, city, state, primary_account FROM base.agency ORDER BY 1',
  );
  const accounts = await read(
    'SELECT account_id, agency_id, account_code, account_name, city, state FROM base.account ORDER BY 1',
  );
  const carriers = await read('SELECT carrier_name FROM base.carrier ORDER BY carrier_id');
  const products = await read('SELECT product_id, product_code, product_name, line FROM base.product ORDER BY 1');
  return {
    agencies: agencies.map(([id, ...texts]) => {
      const [code = '', name = '', city = '', state = '', primaryAccount = ''] = texts.map(String);
      return { id: Number(id), code, name, city, state, primaryAccount };
    }),
    accounts: accounts.map(([id, agencyId, ...texts]) => {
      const [code = '', name = '', city = '', state = ''] = texts.map(String);
      return { id: Number(id), agencyId: Number(agencyId), code, name, city, state };
    }),
    carriers: carriers.map(([name]) => String(name)),
    products: products.map(([id, code, name, line]) => ({
      id: Number(id),
      code: String(code),
      name: String(name),
      line: line === 1 ? 1 : 0,
    })),
  };
}

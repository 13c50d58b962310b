import type { DuckDBAppender, DuckDBConnection } from '@duckdb/node-api';
import { jurisdictions } from '../world/states.ts';

/** An agency in staging. */
export interface StagedAgency {
  /** Dense, from 1. */
  id: number;
  code: string;
  name: string;
  city: string;
  /** Postal abbreviation. */
  state: string;
  /** Code of one of its accounts. */
  primaryAccount: string;
}

/** An account in staging. */
export interface StagedAccount {
  /** Dense, from 1. */
  id: number;
  agencyId: number;
  code: string;
  name: string;
  city: string;
  state: string;
}

/** A product in staging. */
export interface StagedProduct {
  id: number;
  code: string;
  name: string;
  /** 0 personal, 1 commercial. */
  line: 0 | 1;
}

/** Everything that policies reference. Carriers' ids are their positions + 1. */
export interface StagedDimensions {
  agencies: Iterable<StagedAgency>;
  accounts: Iterable<StagedAccount>;
  carriers: Iterable<string>;
  products: Iterable<StagedProduct>;
}

const tables = `
  CREATE TABLE staged_agency (agency_id INTEGER, agency_code VARCHAR, agency_name VARCHAR, city VARCHAR, state VARCHAR, primary_account VARCHAR);
  CREATE TABLE staged_account (account_id INTEGER, agency_id INTEGER, account_code VARCHAR, account_name VARCHAR, city VARCHAR, state VARCHAR);
  CREATE TABLE staged_carrier (carrier_id SMALLINT, carrier_name VARCHAR);
  CREATE TABLE staged_product (product_id SMALLINT, product_code VARCHAR, product_name VARCHAR, line UTINYINT);
  CREATE TABLE staged_state (state_id UTINYINT, state VARCHAR, state_name VARCHAR);
`;

/** Fills the staging tables beside the policies: `staged_agency`, `_account`, `_carrier`, `_product` and `_state`. */
export async function stageDimensions(
  connection: DuckDBConnection,
  { agencies, accounts, carriers, products }: StagedDimensions,
): Promise<void> {
  await connection.run(tables);
  await fill(connection, 'staged_agency', agencies, (row, agency) => {
    row.appendInteger(agency.id);
    for (const text of [agency.code, agency.name, agency.city, agency.state, agency.primaryAccount])
      row.appendVarchar(text);
  });
  await fill(connection, 'staged_account', accounts, (row, account) => {
    row.appendInteger(account.id);
    row.appendInteger(account.agencyId);
    for (const text of [account.code, account.name, account.city, account.state]) row.appendVarchar(text);
  });
  let carrierId = 0;
  await fill(connection, 'staged_carrier', carriers, (row, carrier) => {
    carrierId += 1;
    row.appendSmallInt(carrierId);
    row.appendVarchar(carrier);
  });
  await fill(connection, 'staged_product', products, (row, product) => {
    row.appendSmallInt(product.id);
    row.appendVarchar(product.code);
    row.appendVarchar(product.name);
    row.appendUTinyInt(product.line);
  });
  await fill(connection, 'staged_state', jurisdictions, (row, state) => {
    row.appendUTinyInt(state.id);
    row.appendVarchar(state.code);
    row.appendVarchar(state.name);
  });
}

async function fill<T>(
  connection: DuckDBConnection,
  table: string,
  items: Iterable<T>,
  append: (row: DuckDBAppender, item: T) => void,
): Promise<void> {
  const appender = await connection.createAppender(table);
  for (const item of items) {
    append(appender, item);
    appender.endRow();
  }
  appender.closeSync();
}

/** The registry's table: a row for each time a set was put into use; the last one is current. */
export const inUseTable = 'data_set_in_use';

/** The table of a set's database that describes the set: one row. */
export const setTable = 'published_set';
/** The table of a set's database with the copied pieces, for resuming after an interruption. */
export const partTable = 'published_part';
/** The table of a set's database with the compared months, for the next set. */
export const monthTable = 'published_month';
/** The table of a set's database with the control totals of the policies, which a running platform compares. */
export const totalTable = 'published_total';

/** Creates the registry. Rows are inserted one at a time, so that each is atomic. */
export function registrySql(registry: string): string[] {
  return [
    `CREATE DATABASE IF NOT EXISTS ${registry}`,
    `CREATE TABLE IF NOT EXISTS ${registry}.${inUseTable} (number UInt64, set_id String, place String, layout Int32,
       previous_set_id Nullable(String), previous_place Nullable(String), put_into_use_at DateTime DEFAULT now())
     ENGINE = MergeTree ORDER BY number`,
  ];
}

/** The tables of a set's database besides those of the set itself. */
export function setNotesSql(place: string): string[] {
  return [
    `CREATE TABLE IF NOT EXISTS ${place}.${setTable} (set_id String, layout Int32, loaded_at String, policies UInt64, agencies UInt64,
       as_of String) ENGINE = MergeTree ORDER BY set_id`,
    `CREATE TABLE IF NOT EXISTS ${place}.${partTable} (table_name String, first_row UInt64) ENGINE = MergeTree ORDER BY (table_name, first_row)`,
    `CREATE TABLE IF NOT EXISTS ${place}.${monthTable} (table_name String, eff_month Int32, totals String, mark String)
     ENGINE = MergeTree ORDER BY (table_name, eff_month)`,
    `CREATE TABLE IF NOT EXISTS ${place}.${totalTable} (set_id String, part String, totals String) ENGINE = MergeTree ORDER BY part`,
  ];
}

/** The set in use, one row or none. */
export function currentSetSql(registry: string): string {
  return `SELECT set_id, place, layout FROM ${registry}.${inUseTable} ORDER BY number DESC LIMIT 1`;
}

/** The published totals of a set, by its id. */
export const publishedTotalsSql = `SELECT part, totals FROM ${totalTable} WHERE set_id = {p1:String}`;

/** Selects the published months of the set in the current database. */
export const publishedMonthsSql = `SELECT table_name, eff_month, totals, mark FROM ${monthTable} WHERE {p1:String} != ''`;

const placeName = /^[a-z][a-z0-9_]{0,31}_set_[a-z0-9_]{1,58}$/;

/** Returns the database of a set. @throws TypeError for an invalid id */
export function placeOf(registry: string, setId: string): string {
  return checkedPlace(`${registry}_${setId.toLowerCase().replaceAll('-', '_')}`);
}

/** Returns the name of a set's database. @throws TypeError for an invalid name */
export function checkedPlace(name: string): string {
  if (!placeName.test(name)) throw new TypeError(`"${name}" is not the database of a policy set`);
  return name;
}

/** The registry's table: a row for each time that a set was put into use; the last one counts. */
export const inUseTable = 'data_set_in_use';

/** The table of a set's database that describes the set: one row. */
export const setTable = 'published_set';
/** The table of a set's database with the pieces that are copied already, by their number, for a command that goes on after a stop. */
export const partTable = 'published_part';
/** The table of a set's database with what was compared of each month, for the next set. */
export const monthTable = 'published_month';
/** The table of a set's database with the control totals of the policies, which a running platform compares. */
export const totalTable = 'published_total';

/** Makes the registry. Its rows are inserted one at a time, so that each is there whole or not at all. */
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

/** The months of the set in whose database it is asked, as they were published. */
export const publishedMonthsSql = `SELECT table_name, eff_month, totals, mark FROM ${monthTable} WHERE {p1:String} != ''`;

const placeName = /^[a-z][a-z0-9_]{0,31}_set_[a-z0-9_]{1,58}$/;

/** The database of a set. @throws TypeError for an id that gives no plain name */
export function placeOf(registry: string, setId: string): string {
  return checkedPlace(`${registry}_${setId.toLowerCase().replaceAll('-', '_')}`);
}

/** The name of a set's database as it was read. @throws TypeError for one that publishing does not give */
export function checkedPlace(name: string): string {
  if (!placeName.test(name)) throw new TypeError(`"${name}" is not the database of a policy set`);
  return name;
}

/** The schema with the list of sets and the set in use. */
export const registrySchema = 'agency_insights';

/**
 * The tables of that schema. `data_set`: a row for each set, `published_at` null until it is whole. `data_set_in_use`: one row,
 * which names the set in use and the one before. `data_set_part`: the copied pieces, for resuming after an
 * interruption. `data_set_month`: the compared months, for the next set. `data_set_total`: control totals of the
 * policies, which a running platform compares.
 */
export const registrySql = `
  CREATE SCHEMA IF NOT EXISTS ${registrySchema};
  CREATE TABLE IF NOT EXISTS ${registrySchema}.data_set (
    set_id text PRIMARY KEY, schema_name text NOT NULL UNIQUE, layout integer NOT NULL, loaded_at text NOT NULL,
    policies bigint NOT NULL, agencies bigint NOT NULL, as_of text NOT NULL, published_at timestamptz);
  CREATE TABLE IF NOT EXISTS ${registrySchema}.data_set_in_use (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    set_id text NOT NULL REFERENCES ${registrySchema}.data_set, previous_set_id text REFERENCES ${registrySchema}.data_set);
  CREATE TABLE IF NOT EXISTS ${registrySchema}.data_set_part (
    set_id text NOT NULL REFERENCES ${registrySchema}.data_set ON DELETE CASCADE, table_name text NOT NULL, first_row bigint NOT NULL,
    PRIMARY KEY (set_id, table_name, first_row));
  CREATE TABLE IF NOT EXISTS ${registrySchema}.data_set_month (
    set_id text NOT NULL REFERENCES ${registrySchema}.data_set ON DELETE CASCADE, table_name text NOT NULL, eff_month integer NOT NULL,
    totals text NOT NULL, mark text NOT NULL, PRIMARY KEY (set_id, table_name, eff_month));
  CREATE TABLE IF NOT EXISTS ${registrySchema}.data_set_total (
    set_id text NOT NULL REFERENCES ${registrySchema}.data_set ON DELETE CASCADE, part text NOT NULL, totals text NOT NULL,
    PRIMARY KEY (set_id, part))`;

/** The set in use, one row or none. */
export const currentSetSql = `
  SELECT s.set_id, s.schema_name AS place, s.layout FROM ${registrySchema}.data_set_in_use u JOIN ${registrySchema}.data_set s USING (set_id)`;

/** The published totals of a set, by its id. */
export const publishedTotalsSql = `SELECT part, totals FROM ${registrySchema}.data_set_total WHERE set_id = $1`;

/** The months of a set as they were published. */
export const publishedMonthsSql = `SELECT table_name, eff_month, totals, mark FROM ${registrySchema}.data_set_month WHERE set_id = $1`;

const schemaName = /^set_[a-z0-9_]{1,58}$/;

/** Returns the schema of a set. @throws TypeError for an invalid id */
export function schemaOf(setId: string): string {
  return checkedSchema(setId.toLowerCase().replaceAll('-', '_'));
}

/** Returns a schema's name. @throws TypeError for an invalid name */
export function checkedSchema(name: string): string {
  if (name !== registrySchema && !schemaName.test(name))
    throw new TypeError(`"${name}" is not the schema of a policy set`);
  return name;
}

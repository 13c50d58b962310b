-- The policies of each set on two shards, by a hash of the agency; all other tables stay on the coordinator.
-- npm run data:publish -- --to postgres://publisher@coordinator:5432/policies --tables docs/operating/postgresql-shards.sql
SELECT dblink_exec(shard, $shard$
    DROP SCHEMA IF EXISTS {place} CASCADE;
    CREATE SCHEMA {place};
    CREATE TABLE {place}.policy ({columns policy});
    CREATE INDEX ON {place}.policy (agency_id);
    CREATE INDEX ON {place}.policy USING brin (effective, expiration, line, state_id) WITH (pages_per_range = 4);
    CREATE INDEX ON {place}.policy (state_id, line);
    CREATE VIEW {place}.policy_mark AS {marks policy}
  $shard$) FROM unnest(ARRAY['shard_0', 'shard_1']) AS shard;
CREATE TABLE {place}.policy ({columns policy}) PARTITION BY HASH (agency_id);
CREATE FOREIGN TABLE {place}.policy_0 PARTITION OF {place}.policy FOR VALUES WITH (MODULUS 2, REMAINDER 0)
  SERVER shard_0 OPTIONS (schema_name '{place}', table_name 'policy');
CREATE FOREIGN TABLE {place}.policy_1 PARTITION OF {place}.policy FOR VALUES WITH (MODULUS 2, REMAINDER 1)
  SERVER shard_1 OPTIONS (schema_name '{place}', table_name 'policy');
-- The marks of the months on each shard. They show a running platform that something was written there.
CREATE TABLE {place}.policy_mark (eff_month smallint, mark text);
CREATE FOREIGN TABLE {place}.policy_mark_0 () INHERITS ({place}.policy_mark) SERVER shard_0 OPTIONS (schema_name '{place}', table_name 'policy_mark');
CREATE FOREIGN TABLE {place}.policy_mark_1 () INHERITS ({place}.policy_mark) SERVER shard_1 OPTIONS (schema_name '{place}', table_name 'policy_mark');

-- finish
SELECT dblink_exec(shard, 'ANALYZE {place}.policy') FROM unnest(ARRAY['shard_0', 'shard_1']) AS shard;

-- remove
SELECT dblink_exec(shard, 'SET lock_timeout = ''10s''; DROP SCHEMA IF EXISTS {place} CASCADE')
  FROM unnest(ARRAY['shard_0', 'shard_1']) AS shard;

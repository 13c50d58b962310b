-- The large tables of each set on the shards of the cluster "insights", by a hash of the agency; all other tables are complete on each server.
-- npm run data:publish -- --to clickhouse://publisher@first-server:8123/policies --tables docs/operating/clickhouse-cluster.sql
CREATE DATABASE IF NOT EXISTS {place} ON CLUSTER insights;

CREATE TABLE IF NOT EXISTS {place}.policy_shard ON CLUSTER insights
  ({columns policy}, PROJECTION by_agency (SELECT * ORDER BY agency_id, eff_month))
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/policy/{shard}', '{replica}')
  PARTITION BY eff_month ORDER BY (line, state_id, product_id, eff_month, agency_id);
CREATE TABLE IF NOT EXISTS {place}.policy ON CLUSTER insights ({columns policy})
  ENGINE = Distributed(insights, {place}, policy_shard, cityHash64(agency_id));
CREATE VIEW IF NOT EXISTS {place}.policy_shard_mark ON CLUSTER insights AS {marks policy_shard};
CREATE TABLE IF NOT EXISTS {place}.policy_mark ON CLUSTER insights (eff_month Int32, mark String)
  ENGINE = Distributed(insights, {place}, policy_shard_mark);

CREATE TABLE IF NOT EXISTS {place}.agency_month_shard ON CLUSTER insights
  ({columns agency_month}, PROJECTION by_agency (SELECT * ORDER BY agency_id, eff_month))
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/agency_month/{shard}', '{replica}')
  PARTITION BY eff_month ORDER BY (line, state_id, product_id, eff_month, agency_id);
CREATE TABLE IF NOT EXISTS {place}.agency_month ON CLUSTER insights ({columns agency_month})
  ENGINE = Distributed(insights, {place}, agency_month_shard, cityHash64(agency_id));
CREATE VIEW IF NOT EXISTS {place}.agency_month_shard_mark ON CLUSTER insights AS {marks agency_month_shard};
CREATE TABLE IF NOT EXISTS {place}.agency_month_mark ON CLUSTER insights (eff_month Int32, mark String)
  ENGINE = Distributed(insights, {place}, agency_month_shard_mark);

CREATE TABLE IF NOT EXISTS {place}.agency ON CLUSTER insights ({columns agency})
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/agency', '{shard}-{replica}') ORDER BY agency_id;

CREATE TABLE IF NOT EXISTS {place}.account ON CLUSTER insights ({columns account})
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/account', '{shard}-{replica}') ORDER BY account_id;

CREATE TABLE IF NOT EXISTS {place}.carrier ON CLUSTER insights ({columns carrier})
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/carrier', '{shard}-{replica}') ORDER BY carrier_id;

CREATE TABLE IF NOT EXISTS {place}.product ON CLUSTER insights ({columns product})
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/product', '{shard}-{replica}') ORDER BY product_id;

CREATE TABLE IF NOT EXISTS {place}.state ON CLUSTER insights ({columns state})
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/state', '{shard}-{replica}') ORDER BY state_id;

CREATE TABLE IF NOT EXISTS {place}.agency_total ON CLUSTER insights ({columns agency_total})
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/agency_total', '{shard}-{replica}') ORDER BY (agency_id, scope);

CREATE TABLE IF NOT EXISTS {place}.agency_line_year ON CLUSTER insights ({columns agency_line_year})
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/agency_line_year', '{shard}-{replica}') ORDER BY (agency_id, line, year);

CREATE TABLE IF NOT EXISTS {place}.set_info ON CLUSTER insights ({columns set_info})
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/set_info', '{shard}-{replica}') ORDER BY tuple();

-- The totals and marks that a running platform compares, also on each server.
CREATE TABLE IF NOT EXISTS {place}.published_total ON CLUSTER insights (set_id String, part String, totals String)
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/published_total', '{shard}-{replica}') ORDER BY part;
CREATE TABLE IF NOT EXISTS {place}.published_month ON CLUSTER insights
  (table_name String, eff_month Int32, totals String, mark String)
  ENGINE = ReplicatedMergeTree('/clickhouse/{place}/published_month', '{shard}-{replica}') ORDER BY (table_name, eff_month);

-- finish
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.policy_shard;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.agency_month_shard;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.agency;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.account;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.carrier;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.product;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.state;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.agency_total;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.agency_line_year;
SYSTEM SYNC REPLICA ON CLUSTER insights {place}.set_info;

-- remove
DROP DATABASE IF EXISTS {place} ON CLUSTER insights SYNC;

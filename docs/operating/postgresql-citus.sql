-- The large tables of each set are distributed over the Citus workers by a hash of the agency; all other tables are complete on each worker.
-- npm run data:publish -- --to postgres://publisher@coordinator:5432/policies --tables docs/operating/postgresql-citus.sql
CREATE TABLE {place}.policy ({columns policy});
SELECT create_distributed_table('{place}.policy', 'agency_id');
CREATE TABLE {place}.agency_month ({columns agency_month});
SELECT create_distributed_table('{place}.agency_month', 'agency_id', colocate_with => '{place}.policy');
CREATE TABLE {place}.agency ({columns agency});
SELECT create_reference_table('{place}.agency');
CREATE TABLE {place}.account ({columns account});
SELECT create_reference_table('{place}.account');
CREATE TABLE {place}.carrier ({columns carrier});
SELECT create_reference_table('{place}.carrier');
CREATE TABLE {place}.product ({columns product});
SELECT create_reference_table('{place}.product');
CREATE TABLE {place}.state ({columns state});
SELECT create_reference_table('{place}.state');
CREATE TABLE {place}.agency_total ({columns agency_total});
SELECT create_reference_table('{place}.agency_total');
CREATE TABLE {place}.agency_line_year ({columns agency_line_year});
SELECT create_reference_table('{place}.agency_line_year');
CREATE TABLE {place}.set_info ({columns set_info});
SELECT create_reference_table('{place}.set_info');

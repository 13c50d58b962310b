import type { DataSource } from '../../schema/DataSource.ts';
import type { FieldBase, SelectConfig } from '../../schema/FieldSchema.ts';

/**
 * A dropdown; its value is a string, or an array of strings with `multiple`.
 * @shape choice
 */
export interface SelectField extends FieldBase {
  type: 'select';
  config: SelectConfig;
  data?: DataSource;
  searchData?: DataSource;
}

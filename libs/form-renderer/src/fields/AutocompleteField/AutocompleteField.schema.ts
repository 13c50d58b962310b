import type { DataSource } from '../../schema/DataSource.ts';
import type { FieldBase, SelectConfig } from '../../schema/FieldSchema.ts';

/**
 * A search box with suggestions; its value is a string, or an array of strings with `multiple`.
 * @shape choice
 */
export interface AutocompleteField extends FieldBase {
  type: 'autocomplete';
  config: SelectConfig;
  data?: DataSource;
  searchData?: DataSource;
}

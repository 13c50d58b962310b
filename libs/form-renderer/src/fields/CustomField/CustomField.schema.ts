import type { DataSource } from '../../schema/DataSource.ts';
import type { FieldBase, LabelledConfig } from '../../schema/FieldSchema.ts';

/**
 * A component of the application; its value is any JSON value.
 * @shape any
 */
export interface CustomField extends FieldBase {
  type: 'custom';
  config: CustomConfig;
  data?: DataSource;
  searchData?: DataSource;
}

/** Config of a custom field; further properties are the component's own. */
export interface CustomConfig extends LabelledConfig {
  /** Key of the component in `customComponents`. */
  componentKey: string;
  [property: string]: unknown;
}

import type { FieldBase, LabelledConfig } from '../../schema/FieldSchema.ts';

/**
 * A day; its value is a text such as "2026-11-20".
 * @shape day
 */
export interface DateField extends FieldBase {
  type: 'date';
  config?: DateConfig;
}

/** Config of a date field and of a field of two dates. */
export interface DateConfig extends LabelledConfig {
  /** First day that is valid, such as "2026-01-01". Default: no limit. */
  minDate?: string;
  /** Last day that is valid. Default: no limit. */
  maxDate?: string;
}

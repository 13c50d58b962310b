import type { FieldBase } from '../../schema/FieldSchema.ts';
import type { DateConfig } from '../DateField/DateField.schema.ts';

/**
 * Two days, both included; its value is an object such as { from: "2026-01-01", to: "2026-12-31" }, null is an open end.
 * @shape days
 */
export interface DateRangeField extends FieldBase {
  type: 'date-range';
  config?: DateConfig;
}

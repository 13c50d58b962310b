import type { FieldBase, ToggleConfig } from '../../schema/FieldSchema.ts';

/**
 * A checkbox; its value is true, or nothing.
 * @shape flag
 */
export interface CheckboxField extends FieldBase {
  type: 'checkbox';
  config?: ToggleConfig;
}

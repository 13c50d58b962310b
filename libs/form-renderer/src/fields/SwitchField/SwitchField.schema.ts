import type { FieldBase, ToggleConfig } from '../../schema/FieldSchema.ts';

/**
 * A switch; its value is true, or nothing.
 * @shape flag
 */
export interface SwitchField extends FieldBase {
  type: 'switch';
  config?: ToggleConfig;
}

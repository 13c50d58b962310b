import type { FieldBase, LabelledConfig } from '../../schema/FieldSchema.ts';

/**
 * A typed number; its value is a number.
 * @shape amount
 */
export interface NumberField extends FieldBase {
  type: 'number';
  config?: NumberConfig;
}

/** Config of a number field. */
export interface NumberConfig extends LabelledConfig {
  /** Smallest number that is valid. Default: no limit. */
  min?: number;
  /** Largest number that is valid. Default: no limit. */
  max?: number;
  /** Whether only whole numbers are valid. Default false. */
  integer?: boolean;
}

import type { FieldBase, LabelledConfig } from '../../schema/FieldSchema.ts';

/**
 * One line of text; its value is a string.
 * @shape text
 */
export interface TextField extends FieldBase {
  type: 'text';
  config?: TextConfig;
}

/** Config of a text field. */
export interface TextConfig extends LabelledConfig {
  /**
   * Longest text that can be typed, in UTF-16 units, as browsers count. Default: no limit.
   * @integer
   * @minimum 1
   */
  maxLength?: number;
}

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
  /**
   * Min number of characters of a valid text, in the same units. Default: no limit.
   * @integer
   * @minimum 0
   */
  minLength?: number;
  /** Regular expression that a whole valid text fits, as in the attribute `pattern` of HTML. Default: none. */
  pattern?: string;
  /** Message for a text that does not fit the pattern: what to enter. Default: that the form is another one. */
  patternHint?: string;
}

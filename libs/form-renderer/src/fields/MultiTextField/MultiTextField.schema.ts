import type { FieldBase, LabelledConfig } from '../../schema/FieldSchema.ts';

/**
 * Several typed values; its value is an array of strings.
 * @shape texts
 */
export interface MultiTextField extends FieldBase {
  type: 'multi-text';
  config: MultiTextConfig;
}

/** Config of a multi-text field. */
export interface MultiTextConfig extends LabelledConfig {
  /**
   * Values that are offered; others may be typed.
   * @uniqueItems
   */
  options: readonly string[];
  /**
   * Least length of a typed value, in characters (code points). Default: none.
   * @integer
   * @minimum 0
   */
  minLength?: number;
  /**
   * Greatest length of a typed value, in characters (code points), no less than `minLength`. Default: none.
   * @integer
   * @minimum 1
   */
  maxLength?: number;
}

import type { FieldBase } from '../../schema/FieldSchema.ts';
import type { TextConfig } from '../TextField/TextField.schema.ts';

/**
 * Several lines of text; its value is a string.
 * @shape text
 */
export interface TextareaField extends FieldBase {
  type: 'textarea';
  config?: TextareaConfig;
}

/** Config of a field of several lines. */
export interface TextareaConfig extends TextConfig {
  /**
   * Number of lines in sight. Default 3.
   * @integer
   * @minimum 1
   */
  rows?: number;
}

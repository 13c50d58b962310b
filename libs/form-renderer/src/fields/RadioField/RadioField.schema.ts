import type { FieldBase, LabelledConfig, LabelledOption } from '../../schema/FieldSchema.ts';

/**
 * One choice out of a few that are all visible; its value is a string.
 * @shape choice
 */
export interface RadioField extends FieldBase {
  type: 'radio';
  config: RadioConfig;
}

/** Config of a radio field. */
export interface RadioConfig extends LabelledConfig {
  /**
   * The choices, each with a value of its own. One with an empty value means no choice: it is checked while nothing is
   * chosen, and is no filter. Without it a choice can be changed but not taken back in the field itself.
   * @uniqueItems
   */
  options: readonly LabelledOption[];
}

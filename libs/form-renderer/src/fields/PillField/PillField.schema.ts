import type { FieldBase, GroupConfig } from '../../schema/FieldSchema.ts';

/**
 * Fields behind a button that shows how many of them are filled. It has no value of its own.
 * @shape none
 */
export interface PillField extends FieldBase {
  type: 'pill';
  config: GroupConfig;
}

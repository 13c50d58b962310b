import type { FieldBase, GroupConfig } from '../../schema/FieldSchema.ts';

/**
 * Fields in a section that opens and closes. It has no value of its own.
 * @shape none
 */
export interface AccordionField extends FieldBase {
  type: 'accordion';
  config: GroupConfig;
}

import type { DataSource } from '../../schema/DataSource.ts';
import type { FieldBase, RangeConfig } from '../../schema/FieldSchema.ts';

/**
 * A range on a track inside a dropdown; its value is a range.
 * @shape range
 */
export interface SelectRangeField extends FieldBase {
  type: 'select-range';
  /** @neededWithoutData min max step */
  config: RangeConfig;
  data?: DataSource;
}

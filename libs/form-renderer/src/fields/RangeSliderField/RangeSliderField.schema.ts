import type { DataSource } from '../../schema/DataSource.ts';
import type { FieldBase, RangeConfig } from '../../schema/FieldSchema.ts';

/**
 * A range on a visible track; its value is a range.
 * @shape range
 */
export interface RangeSliderField extends FieldBase {
  type: 'range-slider';
  /** @neededWithoutData min max step */
  config: RangeConfig;
  data?: DataSource;
}

import type { FieldBase, FieldColor, LabelledConfig } from '../../schema/FieldSchema.ts';

/**
 * One number on a track; its value is a number.
 * @shape number
 */
export interface SliderField extends FieldBase {
  type: 'slider';
  config: SliderConfig;
}

/** Config of a slider. */
export interface SliderConfig extends LabelledConfig {
  /** Start of the track. */
  min: number;
  /** End of the track. */
  max: number;
  /**
   * Distance of two neighbouring values: a positive integer.
   * @integer
   * @minimum 1
   */
  step: number;
  /** Where the handle stands while nothing is chosen. Default: `min`. */
  defaultValue?: number;
  /** Colour of the track. Default `secondary`. */
  color?: FieldColor;
}

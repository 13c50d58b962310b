import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { SliderChangeDetails } from './sliderDetails.ts';
import type { SliderScaleOptions } from './sliderScale.ts';

/** The parts of a slider. */
export interface SliderSlotProps {
  /** The name of what is set. */
  label?: SlotProps<HTMLSpanElement>;
  /** The line that shows what is set. */
  value?: SlotProps<HTMLDivElement>;
  /** The slider itself: the element around rail, track and handles. */
  slider?: SlotProps<HTMLSpanElement>;
  /** The line over the whole scale. */
  rail?: SlotProps<HTMLSpanElement>;
  /** The part of the line that is chosen. */
  track?: SlotProps<HTMLSpanElement>;
  /** Every handle. */
  thumb?: SlotProps<HTMLSpanElement>;
  /** The native range input inside every handle, which has the focus; the slider itself says what it is called. */
  input?: Omit<SlotProps<HTMLInputElement>, 'aria-label' | 'aria-labelledby' | 'aria-valuetext'>;
  /** The element around the texts at the ends of the scale. */
  ends?: SlotProps<HTMLDivElement>;
}

/** Props of `Slider`; everything else goes to its root element. */
export interface SliderProps
  extends SliderScaleOptions, Omit<HTMLAttributes<HTMLDivElement>, 'defaultValue' | 'onChange'> {
  /** What is set. Without it give the slider an `aria-label`. */
  label?: ReactNode;
  /** The value (controlled). Anything but a number throws; NaN counts as `min`. */
  value?: number;
  /** Initial value (uncontrolled). Default: `min`. */
  defaultValue?: number;
  /** Called on every move with the new value and the reason. */
  onValueChange?: (value: number, details: SliderChangeDetails) => void;
  /** Called with the value when the handle is released or a key was pressed. */
  onValueCommit?: (value: number, details: SliderChangeDetails) => void;
  /** Name in the data of the native form: the number. Default: it is not submitted. */
  name?: string;
  /** Shows a dot at each step. Default false. */
  marks?: boolean;
  /** Shows the min and max value of the scale at the ends of the track. Default true. */
  showEnds?: boolean;
  /** True disables it. Default false. */
  disabled?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: SliderSlotProps;
}

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
  /** The value, when the parent holds it. Anything but a number throws; NaN counts as the least value. */
  value?: number;
  /** The value at the start, when the slider holds it. Default: the least value. */
  defaultValue?: number;
  /** Called on every move with the new value and how it came. */
  onValueChange?: (value: number, details: SliderChangeDetails) => void;
  /** Called with the value when the handle is let go or a key has been pressed. */
  onValueCommit?: (value: number, details: SliderChangeDetails) => void;
  /** Name in what the native form around submits: the number. Default: it takes no part in the form. */
  name?: string;
  /** Shows a dot at each step. Default false. */
  marks?: boolean;
  /** Shows the least and the greatest value of the scale at the ends of the track. Default true. */
  showEnds?: boolean;
  /** It cannot be used. Default false. */
  disabled?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: SliderSlotProps;
}

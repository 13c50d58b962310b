import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';

/** The parts of a `ProgressBar`. */
export interface ProgressBarSlotProps {
  /** The line above the bar: the name of the work, and the value where it is shown. */
  label?: SlotProps<HTMLSpanElement>;
  /** The text of the value. */
  value?: SlotProps<HTMLSpanElement>;
  /** The bar itself, which has the role `progressbar`. */
  bar?: SlotProps<HTMLSpanElement>;
}

/** Props of `ProgressBar`; everything else goes to its root element. */
export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Progress between `min` and `max`, clamped. Without it the bar is indeterminate. */
  value?: number;
  /** The value of a bar that is empty. Default 0. */
  min?: number;
  /** The value of a bar that is full; greater than `min`, or the bar throws. Default 100. */
  max?: number;
  /** Name of the task. Without it set `aria-label`. */
  label?: ReactNode;
  /** Accessible name of the task, if there is no label. */
  'aria-label'?: string;
  /** Shows the text of the value beside the label, or after the bar if there is none. Default false. */
  showValue?: boolean;
  /** The text of a value, shown and read out. Default: whole percent of the way from `min` to `max`. */
  formatValue?: (value: number) => string;
  /** Width of the bar: a number in px or a CSS length. Default 100 px. */
  width?: number | string;
  /** Height of the bar: 4 or 8 px. Default `md`, 8 px. */
  size?: 'sm' | 'md';
  /** Colour. Default `primary`. */
  color?: 'primary' | 'error' | 'warning' | 'info';
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: ProgressBarSlotProps;
}

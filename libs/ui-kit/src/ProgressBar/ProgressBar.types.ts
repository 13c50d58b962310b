import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';

/** The parts of a `ProgressBar`. */
export interface ProgressBarSlotProps {
  /** The line above the bar: the name of the work, and the value where it is shown. */
  label?: SlotProps<HTMLSpanElement>;
  /** The text of the value. */
  value?: SlotProps<HTMLSpanElement>;
  /** The bar itself, which bears the role `progressbar`. */
  bar?: SlotProps<HTMLSpanElement>;
}

/** Props of `ProgressBar`; everything else goes to its root element. */
export interface ProgressBarProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** How far the work is, between `min` and `max`; more or less counts as the end that it exceeds. Without it the bar shows that work goes on, not how far it is. */
  value?: number;
  /** The value of a bar that is empty. Default 0. */
  min?: number;
  /** The value of a bar that is full; greater than `min`, or the bar throws. Default 100. */
  max?: number;
  /** What is under way. Without it give the bar an `aria-label`. */
  label?: ReactNode;
  /** What is under way, said by screen readers, where the bar shows no label. */
  'aria-label'?: string;
  /** Shows the text of the value beside the label, or after the bar where there is none. Default false. */
  showValue?: boolean;
  /** The text of a value, shown and read out. Default: whole percent of the way from `min` to `max`. */
  formatValue?: (value: number) => string;
  /** Width of the bar: a number in px or a CSS length. Default 100 px. */
  width?: number | string;
  /** Height of the bar: 4 or 8 px. Default `md`, 8 px. */
  size?: 'sm' | 'md';
  /** What its colour says. Default `primary`. */
  color?: 'primary' | 'error' | 'warning' | 'info';
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: ProgressBarSlotProps;
}

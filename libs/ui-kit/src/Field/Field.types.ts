import type { ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { ControlSize } from '../theme/tokens.ts';

/** What every form control of the kit has around it. */
export interface FieldProps {
  /** The name of the field, above the control. Without it give the control an `aria-label`. */
  label?: ReactNode;
  /** Shows an asterisk after the label and marks the control as required. Default false. */
  required?: boolean;
  /** Marks the value as wrong: a red border; a text also replaces the helper text. */
  error?: boolean | string;
  /** One sentence of help under the control. */
  helperText?: ReactNode;
  /** The control can be neither used nor focused. Default false. */
  disabled?: boolean;
  /** Height 24, 28, 32 or 36 px. Default: the theme's control size. */
  size?: ControlSize;
  /** Takes the whole width of its container, in place of 240 px. Default false. */
  fullWidth?: boolean;
}

/** The parts around every form control. */
export interface FieldSlotProps {
  /** The name above the control. */
  label?: SlotProps<HTMLLabelElement>;
  /** The help or the error below the control. */
  helperText?: SlotProps<HTMLDivElement>;
}

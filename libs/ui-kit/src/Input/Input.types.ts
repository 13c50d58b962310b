import type { SxProps, Theme } from '@mui/material/styles';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { FieldProps, FieldSlotProps } from '../Field/Field.types.ts';
import type { SlotProps } from '../slots/SlotProps.ts';

/** Why an input's value changed. */
export interface InputChangeDetails {
  /** `input` for typing or pasting, `clear` for the clear button, `reset` for a text that went back to `defaultValue` with its form. */
  reason: 'input' | 'clear' | 'reset';
}

/** The parts of an `Input`. */
export interface InputSlotProps extends FieldSlotProps {
  /** The element around label, box and help; its class name and styles are added to `className` and `sx`. */
  root?: SlotProps<HTMLDivElement>;
  /** The box with the outline. */
  control?: SlotProps<HTMLDivElement>;
  /** The `input` element: its class name and styles. */
  input?: SlotProps<HTMLInputElement>;
  /** The button that empties the field. */
  clearButton?: SlotProps<HTMLButtonElement>;
}

/** Props of `Input`; everything else goes to the `input` element. */
export interface InputProps
  extends
    FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'value' | 'defaultValue' | 'prefix'> {
  /** The text (controlled). */
  value?: string;
  /** Initial text (uncontrolled). Default empty. */
  defaultValue?: string;
  /** Called with the new text and why it came; one that the parent holds stays as it is when its form is reset. */
  onValueChange?: (value: string, details: InputChangeDetails) => void;
  /** An example of what to type, shown while the field is empty; never in place of a label. */
  placeholder?: string;
  /** An icon or text before the text. */
  startAdornment?: ReactNode;
  /** An icon, text or button after the text. */
  endAdornment?: ReactNode;
  /** Shows a button that empties the field while it holds text. Default false. */
  clearable?: boolean;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: InputSlotProps;
}

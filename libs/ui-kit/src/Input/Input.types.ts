import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import type { FieldProps } from '../Field/Field.types.ts';

/** Why an input's value changed. */
export interface InputChangeDetails {
  /** `input` for typing or pasting, `clear` for the clear button. */
  reason: 'input' | 'clear';
}

/** Props of `Input`; everything else goes to the `input` element. */
export interface InputProps
  extends
    FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'value' | 'defaultValue' | 'prefix'> {
  /** The text, when the parent holds it. */
  value?: string;
  /** The text at the start, when the input holds it itself. Default empty. */
  defaultValue?: string;
  /** Called with the new text. */
  onValueChange?: (value: string, details: InputChangeDetails) => void;
  /** An icon or text before the text. */
  startAdornment?: ReactNode;
  /** An icon, text or button after the text. */
  endAdornment?: ReactNode;
  /** Shows a button that empties the field while it holds text. Default false. */
  clearable?: boolean;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: {
    /** The element around label, box and help. */
    root?: HTMLAttributes<HTMLDivElement>;
    /** The box with the outline. */
    control?: HTMLAttributes<HTMLDivElement>;
  };
}

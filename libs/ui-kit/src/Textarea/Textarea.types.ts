import type { SxProps, Theme } from '@mui/material/styles';
import type { TextareaHTMLAttributes } from 'react';
import type { FieldProps, FieldSlotProps } from '../Field/Field.types.ts';
import type { SlotProps } from '../slots/SlotProps.ts';

/** Why the text of a textarea changed. */
export interface TextareaChangeDetails {
  /** `input` for typing or pasting, `reset` for a text that went back to `defaultValue` with its form. */
  reason: 'input' | 'reset';
}

/** The parts of a `Textarea`. */
export interface TextareaSlotProps extends FieldSlotProps {
  /** The element around label, box and help; its class name and styles are added to `className` and `sx`. */
  root?: SlotProps<HTMLDivElement>;
  /** The `textarea` element, which has the outline: its class name and styles. */
  textarea?: SlotProps<HTMLTextAreaElement>;
}

/** Props of `Textarea`; everything else goes to the `textarea` element. */
export interface TextareaProps
  extends
    Omit<FieldProps, 'size'>,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'value' | 'defaultValue'> {
  /** The text (controlled). */
  value?: string;
  /** Initial text (uncontrolled). Default empty. */
  defaultValue?: string;
  /** Called with the new text and why it came; one that the parent holds stays as it is when its form is reset. */
  onValueChange?: (value: string, details: TextareaChangeDetails) => void;
  /** An example of what to type, shown while the field is empty; never in place of a label. */
  placeholder?: string;
  /** Number of lines in sight; the user can make it higher. Default 3. */
  rows?: number;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: TextareaSlotProps;
}

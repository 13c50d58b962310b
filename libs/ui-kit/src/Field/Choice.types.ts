import type { SxProps, Theme } from '@mui/material/styles';
import type { InputHTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';

/** Why a checkbox or a switch changed. */
export interface ChoiceChangeDetails {
  /** `toggle`: the user switched it, by pointer or key; `reset`: it went back to `defaultChecked` with its form. */
  reason: 'toggle' | 'reset';
}

/** The parts of a checkbox or a switch. */
export interface ChoiceSlotProps {
  /** The `label` element around everything; its class name and styles are added to `className` and `sx`. */
  root?: SlotProps<HTMLLabelElement>;
  /** The `input` element, which is what is drawn: its class name and styles. */
  input?: SlotProps<HTMLInputElement>;
  /** The element around label and help. */
  label?: SlotProps<HTMLSpanElement>;
  /** The help or the error under the label. */
  helperText?: SlotProps<HTMLSpanElement>;
}

/** What checkbox and switch have in common; everything else goes to the `input` element. */
export interface ChoiceProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'checked' | 'defaultChecked'
> {
  /** What is switched on or off. Without it give the control an `aria-label`. */
  label?: ReactNode;
  /** One sentence of help under the label. */
  helperText?: ReactNode;
  /** Marks the choice as wrong; a text replaces the helper text. */
  error?: boolean | string;
  /** Whether it is on (controlled). */
  checked?: boolean;
  /** Whether it is on at the start. Default false. */
  defaultChecked?: boolean;
  /** Called with the new state and why it came; one that the parent holds stays as it is when its form is reset. */
  onCheckedChange?: (checked: boolean, details: ChoiceChangeDetails) => void;
  /** Style overrides of the root. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: ChoiceSlotProps;
}

import type { SxProps, Theme } from '@mui/material/styles';
import type { FieldsetHTMLAttributes, HTMLAttributes, InputHTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';

/** Why the choice of a group of cards changed. */
export interface SelectorCardChangeDetails {
  /** `select` when a card was chosen, `deselect` when it was given up, `reset` for a choice that went back to `defaultValue` with its form. */
  reason: 'select' | 'deselect' | 'reset';
}

/** The parts of a `SelectorCardGroup`. */
export interface SelectorCardGroupSlotProps {
  /** The `legend`. */
  label?: SlotProps<HTMLLegendElement>;
  /** The element around the cards. */
  cards?: SlotProps<HTMLDivElement>;
  /** The help or the error under the cards. */
  helperText?: SlotProps<HTMLSpanElement>;
}

/** The parts of a `SelectorCard`. */
export interface SelectorCardSlotProps {
  /** The native radio button or checkbox. */
  input?: SlotProps<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>;
  /** The element around the icon. */
  icon?: SlotProps<HTMLSpanElement>;
  /** The title. */
  title?: SlotProps<HTMLDivElement>;
  /** The description. */
  description?: SlotProps<HTMLDivElement>;
  /** The mark that tells whether it is chosen. */
  mark?: SlotProps<HTMLSpanElement>;
}

interface GroupProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'defaultValue' | 'onChange' | 'value'> {
  /** What is chosen. Without it give the group an `aria-label`. */
  label?: ReactNode;
  /** `SelectorCard`s. */
  children?: ReactNode;
  /** A choice must be made. Default false. */
  required?: boolean;
  /** Marks the choice as wrong; a text replaces the helper text. */
  error?: boolean | string;
  /** One sentence of help under the cards. */
  helperText?: ReactNode;
  /** Min width of a card in px; as many are side by side as there is room for. Default 220. */
  minCardWidth?: number;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: SelectorCardGroupSlotProps;
}

/** Props of a `SelectorCardGroup` in which one card is chosen; everything else goes to its `fieldset`. */
export interface SingleSelectorCardGroupProps extends GroupProps {
  /** One card is chosen. */
  multiple?: false;
  /** The chosen card's value, or null (controlled). */
  value?: string | null;
  /** The chosen card's value at the start. Default null. */
  defaultValue?: string | null;
  /** Called with the chosen card's value. */
  onValueChange?: (value: string | null, details: SelectorCardChangeDetails) => void;
}

/** Props of a `SelectorCardGroup` in which several cards are chosen; everything else goes to its `fieldset`. */
export interface MultipleSelectorCardGroupProps extends GroupProps {
  /** Several cards are chosen. */
  multiple: true;
  /** The chosen cards' values (controlled). */
  value?: readonly string[];
  /** The chosen cards' values at the start. Default none. */
  defaultValue?: readonly string[];
  /** Called with the chosen cards' values, in the order of their choosing. */
  onValueChange?: (value: readonly string[], details: SelectorCardChangeDetails) => void;
}

/** Props of `SelectorCardGroup`. */
export type SelectorCardGroupProps = SingleSelectorCardGroupProps | MultipleSelectorCardGroupProps;

/** Props of `SelectorCard`; everything else goes to its root element. */
export interface SelectorCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What choosing it gives; unique within the group. */
  value: string;
  /** What is chosen: the name of the card. */
  title: ReactNode;
  /** What it means, in a sentence. */
  description?: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** It cannot be chosen. Default false. */
  disabled?: boolean;
  /** More content below the description; nothing that can be pressed, the whole card is the control. */
  children?: ReactNode;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: SelectorCardSlotProps;
}

import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import type { ButtonColor, ButtonVariant } from '../Button/Button.types.ts';
import type { MenuProps } from '../Menu/Menu.tsx';
import type { HangingCloseDetails } from '../Popover/hanging.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { ControlSize } from '../theme/tokens.ts';

/** Another action in the menu of a split button. */
export interface SplitButtonAlternative {
  /** Its label: a verb. Unique within the menu. */
  label: string;
  /** What it does. */
  onSelect: () => void;
  /** An icon before the label. */
  icon?: ReactNode;
  /** It cannot be chosen. Default false. */
  disabled?: boolean;
  /** It destroys something: drawn in the colour of danger. Default false. */
  destructive?: boolean;
}

/** Why the menu of a split button opened or closed. */
export interface SplitButtonMenuDetails {
  /** `trigger` for the arrow, `alternative` for a chosen action; else what closed it. */
  reason: 'trigger' | 'alternative' | HangingCloseDetails['reason'];
}

/** The parts of a `SplitButton`. */
export interface SplitButtonSlotProps {
  /** The main button. */
  button?: SlotProps<HTMLButtonElement>;
  /** The arrow. */
  trigger?: SlotProps<HTMLButtonElement>;
  /** The menu, with `slotProps` for its surface and its list. */
  menu?: SlotProps<HTMLDivElement> & Pick<MenuProps, 'slotProps'>;
}

/** Props of `SplitButton`; everything else goes to its root element. */
export interface SplitButtonProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onClick' | 'color'> {
  /** The label of the main action: a verb. */
  children: ReactNode;
  /** Runs the main action. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The other actions; without any, only the main action is shown. */
  alternatives: readonly SplitButtonAlternative[];
  /** Name of the arrow that opens the menu. Default "More options". */
  menuLabel?: string;
  /** Whether the menu is open (controlled). */
  menuOpen?: boolean;
  /** Whether the menu is open initially. Default false. */
  defaultMenuOpen?: boolean;
  /** Called when the menu opens or closes, with the reason. */
  onMenuOpenChange?: (open: boolean, details: SplitButtonMenuDetails) => void;
  /** Height 24, 28, 32 or 36 px. Default: the theme's control size. */
  size?: ControlSize;
  /** Emphasis. Default `outlined`. */
  variant?: ButtonVariant;
  /** Colour. Default `primary` when contained, else `neutral`. */
  color?: ButtonColor;
  /** An icon before the label. */
  startIcon?: ReactNode;
  /** Neither the main action nor the others can be run. Default false. */
  disabled?: boolean;
  /** The action is under way: a spinner replaces the label, and the menu cannot be opened. Default false. */
  loading?: boolean;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: SplitButtonSlotProps;
}

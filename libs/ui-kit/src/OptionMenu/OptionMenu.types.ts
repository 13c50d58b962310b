import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { ButtonColor, ButtonVariant } from '../Button/Button.types.ts';
import type { Option } from '../dropdown/Option.ts';
import type { MenuProps } from '../Menu/Menu.tsx';
import type { HangingCloseDetails } from '../Popover/hanging.ts';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { ControlSize } from '../theme/tokens.ts';

/** Why the value of an option menu is reported. */
export interface OptionMenuChangeDetails {
  /** The user chose an option, be it the one that was chosen already. */
  reason: 'select';
}

/** Why an option menu opened or closed. */
export interface OptionMenuOpenDetails {
  /** `trigger` for the button, `choose` for a chosen option; else what closed it. */
  reason: 'trigger' | 'choose' | HangingCloseDetails['reason'];
}

/** The parts of an `OptionMenu`. */
export interface OptionMenuSlotProps {
  /** The menu, with `slotProps` for its surface and its list. */
  menu?: SlotProps<HTMLDivElement> & Pick<MenuProps, 'slotProps'>;
}

/** Props of `OptionMenu`; everything else goes to its button. */
export interface OptionMenuProps extends Omit<
  HTMLAttributes<HTMLButtonElement>,
  'color' | 'defaultValue' | 'onSelect'
> {
  /** The label of the button. */
  children: ReactNode;
  /** What can be chosen. Options of a group are under its name. */
  options: readonly Option[];
  /** The chosen value, which has a check mark, or null for none; omit it for an uncontrolled component. */
  value?: string | null;
  /** Initial value (uncontrolled). Default null. */
  defaultValue?: string | null;
  /** Called with the value of the option that was chosen, also when it was chosen already. */
  onValueChange?: (value: string, details: OptionMenuChangeDetails) => void;
  /** Whether the button tells the chosen option after its label: "Sort by: Search premium". Default true. */
  showValue?: boolean;
  /** Height of the button and of each option: 24, 28, 32 or 36 px. Default: the theme's control size. */
  size?: ControlSize;
  /** Emphasis. Default `outlined`. */
  variant?: ButtonVariant;
  /** Colour. Default `neutral`. */
  color?: ButtonColor;
  /** An icon before the label. */
  startIcon?: ReactNode;
  /** The menu cannot be opened. Default false. */
  disabled?: boolean;
  /** Which edges of button and menu line up. Default `start`. */
  align?: 'start' | 'end';
  /** The name of the menu. Default: the button's. */
  menuLabel?: string;
  /** Called when the menu opens or closes, with the reason. */
  onOpenChange?: (open: boolean, details: OptionMenuOpenDetails) => void;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: OptionMenuSlotProps;
}

import type { ButtonBaseProps } from '@mui/material/ButtonBase';
import type { ElementType, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { ControlSize } from '../theme/tokens.ts';

/** Emphasis of a button: filled, with an outline, or as plain text. */
export type ButtonVariant = 'contained' | 'outlined' | 'text';

/** What a button's colour says: `primary` for the one main action, `error` for a dangerous one, `neutral` for the rest. */
export type ButtonColor = 'primary' | 'secondary' | 'error' | 'warning' | 'neutral';

/** The parts of a `Button`. */
export interface ButtonSlotProps {
  /** The element around the label. */
  label?: SlotProps<HTMLSpanElement>;
  /** The element around the icon before the label. */
  startIcon?: SlotProps<HTMLSpanElement>;
  /** The element around what is after the label. */
  endIcon?: SlotProps<HTMLSpanElement>;
  /** The element around the spinner. */
  spinner?: SlotProps<HTMLSpanElement>;
}

/** Props of `Button`; everything else goes to the button element (or to the link, when `href` is given). */
export interface ButtonProps extends Omit<ButtonBaseProps, 'color'> {
  /** The label: a verb. */
  children?: ReactNode;
  /** Height 24, 28, 32 or 36 px. Default: the theme's control size. */
  size?: ControlSize;
  /** Emphasis. Default `outlined`. */
  variant?: ButtonVariant;
  /** Colour. Default `primary` when contained, else `neutral`. */
  color?: ButtonColor;
  /** An icon before the label. */
  startIcon?: ReactNode;
  /** An icon or a badge after the label. */
  endIcon?: ReactNode;
  /** Takes the whole width of its container. Default false. */
  fullWidth?: boolean;
  /** Work started by this button is under way: it shows a spinner, keeps its width and ignores clicks. Default false. */
  loading?: boolean;
  /** Makes it a link to this address. */
  href?: string;
  /** Where the link opens. */
  target?: string;
  /** Relation of the link's target; `noopener noreferrer` is added for `_blank`. */
  rel?: string;
  /** The element or component rendered instead of `button` (or `a`), for example a router's link. */
  component?: ElementType;
  /** Props of the parts inside. */
  slotProps?: ButtonSlotProps;
}

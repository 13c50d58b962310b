import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { DrawerPanelSlotProps } from '../DrawerPanel/DrawerPanel.tsx';

/** Why a filter drawer is to be closed. */
export interface FilterDrawerCloseDetails {
  /** What the user did. */
  reason: 'escape' | 'backdrop' | 'close-button';
}

/** Props of `FilterDrawer`; everything else goes to the panel. */
export interface FilterDrawerProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** The user wants it closed; set `open` to false to do so. */
  onClose: (details: FilterDrawerCloseDetails) => void;
  /** The heading. Default "Filters". */
  title?: ReactNode;
  /** Buttons in the heading's row, before the close button: undo, for example. */
  headerActions?: ReactNode;
  /** What stays visible below the form: clear and apply. */
  footer?: ReactNode;
  /** The form. */
  children?: ReactNode;
  /** `push` makes room beside the page's content, `overlay` covers the page. Default `push`. */
  variant?: 'push' | 'overlay';
  /** A pushing drawer covers instead where the viewport is narrower than this, in px. Default 1200. */
  pushFrom?: number;
  /** Width in px; never more than the viewport. Default 400. */
  width?: number;
  /**
   * Space in px between the panel's sides and its content, the same for heading, form and footer. Default 20. The
   * form needs no space of its own; the CSS variable `--kit-drawer-inset` passes it to elements that reach the sides.
   */
  inset?: number;
  /** Keeps the form in the document while closed. Default false. */
  keepMounted?: boolean;
  /** Name of the close button. Default "Close filters". */
  closeLabel?: string;
  /** Style overrides of the panel. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: DrawerPanelSlotProps;
}

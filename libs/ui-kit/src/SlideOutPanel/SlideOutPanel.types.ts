import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { DrawerPanelSlotProps } from '../DrawerPanel/DrawerPanel.tsx';

/** Why a slide-out panel was closed. */
export interface SlideOutPanelDetails {
  /** `close-button` for the cross, `escape` for the key, `backdrop` for a press beside a modal panel. */
  reason: 'close-button' | 'escape' | 'backdrop';
}

/** Props of `SlideOutPanel`; everything else goes to the panel. */
export interface SlideOutPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What the panel is about. */
  title: ReactNode;
  /** A second, quieter line of the heading. */
  subtitle?: ReactNode;
  /** The content; it scrolls. */
  children?: ReactNode;
  /** Buttons in the heading's row, before the close button. */
  headerActions?: ReactNode;
  /** What stays visible below the content. */
  footer?: ReactNode;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open initially. Default false. */
  defaultOpen?: boolean;
  /** Called when the user closes it, with the reason. */
  onOpenChange?: (open: boolean, details: SlideOutPanelDetails) => void;
  /** The side of the window that it comes from. Default `right`. */
  anchor?: 'left' | 'right';
  /**
   * A modal panel covers the page with a backdrop and keeps the focus; another one leaves the page beside it in use. On a
   * screen narrower than the panel and 320 px, every panel is modal. Default true.
   */
  modal?: boolean;
  /**
   * True lets a panel that is not modal take room beside the page's content, at its place in the document, in place of
   * floating over the page. Where the viewport is narrower than 1200 px it is modal. Default false.
   */
  push?: boolean;
  /** Width in px; never more than the viewport. Default 480. */
  width?: number;
  /** Space in px between the panel's sides and its content. Default 20. */
  inset?: number;
  /** Name of the close button. Default "Close". */
  closeLabel?: string;
  /** Style overrides of the panel. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: DrawerPanelSlotProps;
}

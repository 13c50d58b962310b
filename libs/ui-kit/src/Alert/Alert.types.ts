import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { AlertTimers } from './useAlertTimer.ts';

/** What an alert says about its message; `idle` means that there is no message, and shows nothing. */
export type AlertSeverity = 'success' | 'error' | 'warning' | 'info' | 'default' | 'idle';

/** A button inside an alert. */
export interface AlertAction {
  /** Its label: a verb. */
  label: string;
  /** What it does; a toast is closed before it runs. */
  onClick: () => void;
}

/** Why an alert was opened or closed. */
export interface AlertOpenChangeDetails {
  /** `close-button` for the cross, `action` for the button of a toast, `escape` for its key, `timeout` for the end of its duration. */
  reason: 'close-button' | 'action' | 'escape' | 'timeout';
}

/** The parts of an `Alert`. */
export interface AlertSlotProps {
  /** The element around title and message. */
  message?: SlotProps<HTMLDivElement>;
  /** The title. */
  title?: SlotProps<HTMLDivElement>;
  /** The element around action and close button. */
  controls?: SlotProps<HTMLDivElement>;
  /** The button of the action. */
  action?: SlotProps<HTMLButtonElement>;
  /** The close button. */
  closeButton?: SlotProps<HTMLButtonElement>;
}

/** Props of `Alert`; everything else goes to its root element. */
export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The message: what has happened, and what to do about it. */
  children?: ReactNode;
  /** A few words above the message. */
  title?: ReactNode;
  /** The severity. Unknown values are shown as `default`. Default `default`. */
  severity?: AlertSeverity;
  /**
   * `inline` is part of the page, tinted, and stays. `toast` floats over it: it can be closed, goes away after its duration,
   * and is closed by its action. Default `inline`.
   */
  variant?: 'inline' | 'toast';
  /** Whether it is shown (controlled). */
  open?: boolean;
  /** Whether it is shown initially (uncontrolled). Default true. */
  defaultOpen?: boolean;
  /** Called when it is closed, with the reason. */
  onOpenChange?: (open: boolean, details: AlertOpenChangeDetails) => void;
  /**
   * Duration in ms; paused while hovered or focused. A new duration starts when it is set. More than 2,147,483,647
   * means no timeout. Default 5000 as a toast, else `Infinity`.
   */
  durationMs?: number;
  /** Shows a close button. Default true as a toast, else false. */
  closable?: boolean;
  /** Name of the close button. Default "Close". */
  closeLabel?: string;
  /** An action: undo, retry, download. */
  action?: AlertAction;
  /** Increase it to show the same message again: it is announced again and its timer restarts. Default 0. */
  revision?: number;
  /** Clock and timers. Default: the global ones. */
  timers?: AlertTimers;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: AlertSlotProps;
}

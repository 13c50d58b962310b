import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, ReactNode } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { AlertAction, AlertSeverity } from '../Alert/Alert.types.ts';

/** Why a banner was closed. */
export interface BannerOpenChangeDetails {
  /** `close-button` for the cross. */
  reason: 'close-button';
}

/** The parts of a `Banner`. */
export interface BannerSlotProps {
  /** The strip that slides in. */
  strip?: SlotProps<HTMLDivElement>;
  /** The element around title and message. */
  message?: SlotProps<HTMLDivElement>;
  /** The title. */
  title?: SlotProps<HTMLElement>;
  /** The button of the action. */
  action?: SlotProps<HTMLButtonElement>;
  /** The close button. */
  closeButton?: SlotProps<HTMLButtonElement>;
}

/** Props of `Banner`; everything else goes to its root element. */
export interface BannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The message, in one or two sentences. */
  children?: ReactNode;
  /** A few words before the message. */
  title?: ReactNode;
  /** The severity. Unknown values are shown as `default`. Default `info`. */
  severity?: Exclude<AlertSeverity, 'idle'>;
  /** Whether it is shown (controlled). */
  open?: boolean;
  /** Whether it is shown initially (uncontrolled). Default true. */
  defaultOpen?: boolean;
  /** Called when it is closed, with the reason. */
  onOpenChange?: (open: boolean, details: BannerOpenChangeDetails) => void;
  /** Shows a close button. Default true. */
  closable?: boolean;
  /** Name of the close button. Default "Close". */
  closeLabel?: string;
  /** An action. */
  action?: AlertAction;
  /** Duration of the slide-in in ms; none with reduced motion. Default 3000. */
  slideMs?: number;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: BannerSlotProps;
}

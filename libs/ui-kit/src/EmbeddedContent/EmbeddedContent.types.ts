import type { SxProps, Theme } from '@mui/material/styles';
import type { HTMLAttributes, IframeHTMLAttributes, Ref } from 'react';
import type { SlotProps } from '../slots/SlotProps.ts';
import type { FrameMessage } from './frameMessage.ts';

/** What `EmbeddedContent` calls instead of writing to the console. */
export interface EmbeddedContentLogger {
  /** Reports an error that the component handles. `details` holds what was received. */
  error: (message: string, details?: unknown) => void;
}

/** The parts of an `EmbeddedContent`. */
export interface EmbeddedContentSlotProps {
  /** The `iframe`: `sandbox`, `allow`, `referrerPolicy`, `loading`. */
  frame?: SlotProps<HTMLIFrameElement, Omit<IframeHTMLAttributes<HTMLIFrameElement>, 'src' | 'srcDoc' | 'title'>>;
  /** Placeholder until the page has loaded. */
  loading?: SlotProps<HTMLDivElement>;
}

/** Props of `EmbeddedContent`; everything else goes to its root element. */
export interface EmbeddedContentProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Address of the embedded page, http or https. Without it an error is shown in its place. */
  src?: string;
  /** Accessible name of the embedded page. */
  title: string;
  /**
   * Height of the frame: px as a number, or a CSS length. A frame of `100%` is as high as its container until the
   * embedded page reports its own height. Default `100%`.
   */
  height?: number | string;
  /** Width of the frame: px as a number, or a CSS length. Default `100%`. */
  width?: number | string;
  /** Called with each readable message of the embedded page, never with those of other origins or windows. */
  onMessage?: (message: FrameMessage) => void;
  /** Receives errors. Default: they are ignored. */
  logger?: EmbeddedContentLogger;
  /** The `iframe` element, to send messages to it. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** Accessible name of the loading state. Default "Loading", followed by the title. */
  loadingLabel?: string;
  /** Style overrides. */
  sx?: SxProps<Theme>;
  /** Props of the parts inside. */
  slotProps?: EmbeddedContentSlotProps;
}

import type { FrameMessage, HostMessage } from '@agency-insights/insights-api/contract';

/** The line to the page around the frame. */
export interface HostConnection {
  /** Sends a message; before the page has answered the first time, messages wait. */
  send(message: FrameMessage): void;
  /** Sends a message that the page may cancel. Resolves to whether it did, and to null where it cannot answer. */
  ask(message: FrameMessage): Promise<{ cancelled: boolean } | null>;
  close(): void;
}

/** Options of a connection. */
export interface HostConnectionOptions {
  /** The frame's own window. */
  frame: Window;
  /** Origin of the page around the frame; messages of others are not heard, and none are sent to them. */
  origin: string;
  onMessage: (message: HostMessage) => void;
  /** Now, in milliseconds. Default: the browser's clock. */
  now?: () => number;
}

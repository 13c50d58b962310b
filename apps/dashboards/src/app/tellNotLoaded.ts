import type { FrameAddress } from '../address/readFrameAddress.ts';
import { connectByMessages } from '../connection/connectByMessages.ts';

/** Tells the page around the frame that the dashboard could not be loaded, so that it shows the frame, which says why. */
export function tellNotLoaded({ embedDomain: origin }: FrameAddress, frame: Window): void {
  const connection = connectByMessages({ frame, origin, onMessage: () => undefined });
  connection.send({ type: 'session:status', session_ttl: 0, expired: false, interrupted: true, recoverable: false });
  connection.close();
}

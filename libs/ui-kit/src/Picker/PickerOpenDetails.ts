import type { HangingCloseDetails } from '../Popover/hanging.ts';

/** Why a picker opened or closed. */
export interface PickerOpenDetails {
  /**
   * `trigger` for its button, `done` for a value that needs nothing more, `leave` for a picker that was left before it
   * had been fetched, `call` for one that its parent disables; else what closed it.
   */
  reason: 'trigger' | 'done' | 'leave' | 'call' | HangingCloseDetails['reason'];
}

import type { HangingCloseDetails } from '../Popover/hanging.ts';

/** Why a picker opened or closed. */
export interface PickerOpenDetails {
  /** `trigger` for its button, `done` for a value that needs nothing more; else what closed it. */
  reason: 'trigger' | 'done' | HangingCloseDetails['reason'];
}

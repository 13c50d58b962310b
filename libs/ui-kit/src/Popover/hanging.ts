/** Why a surface that hangs from a control is to be closed. */
export interface HangingCloseDetails {
  /** What the user did: Escape, a press beside it, or Tab. */
  reason: 'escape' | 'backdrop' | 'tab';
}

/** Props of a surface that hangs from a control. */
export interface HangingProps {
  /** Whether it is open. */
  open: boolean;
  /** The element it hangs from. */
  anchor: Element | null;
  /** The user wants it closed; set `open` to false to do so. */
  onClose: (details: HangingCloseDetails) => void;
  /** Which edges line up: those at the start or those at the end. Default `start`. */
  align?: 'start' | 'end';
  /** Width in px. Default: as wide as its content. */
  width?: number;
  /** Its name, read by screen readers. */
  'aria-label'?: string;
  /** The id of the element that names it. */
  'aria-labelledby'?: string;
}

/** Maps MUI's close reasons to the kit's `onClose`. */
export function closesWith(onClose: HangingProps['onClose']): (event: unknown, muiReason: string) => void {
  return (_event, muiReason) => {
    if (muiReason === 'escapeKeyDown') onClose({ reason: 'escape' });
    else onClose({ reason: muiReason === 'tabKeyDown' ? 'tab' : 'backdrop' });
  };
}

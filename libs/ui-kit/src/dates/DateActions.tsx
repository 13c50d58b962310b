'use client';
import type { MouseEvent, ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { PickerActions } from '../Picker/PickerActions.tsx';

/** Props of `DateActions`. */
export interface DateActionsProps {
  /** Whether there is something to clear. */
  canClear: boolean;
  /** Takes the value away. */
  onClear: () => void;
  /** The person is done. */
  onDone: () => void;
}

/** The foot of the date pickers. */
export function DateActions({ canClear, onClear, onDone }: DateActionsProps): ReactElement {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onClear();
    // It can be pressed no more, and the browser would take the focus away from it.
    if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
  };
  return (
    <PickerActions>
      <Button size="md" variant="text" disabled={!canClear} onClick={clear}>
        Clear
      </Button>
      <Button size="md" onClick={onDone}>
        Done
      </Button>
    </PickerActions>
  );
}

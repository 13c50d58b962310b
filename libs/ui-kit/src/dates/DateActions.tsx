'use client';
import type { MouseEvent, ReactElement } from 'react';
import { Button } from '../Button/Button.tsx';
import { PickerActions } from '../Picker/PickerActions.tsx';
import type { DateWords } from './dateWords.ts';

/** Props of `DateActions`. */
export interface DateActionsProps {
  /** Whether there is something to clear. */
  canClear: boolean;
  /** Called to clear the value. */
  onClear: () => void;
  /** Called when the user is done and no typed date is wrong. */
  onDone: () => void;
  /** Words of the buttons. */
  words: DateWords;
}

/** The foot of the date pickers. */
export function DateActions({ canClear, onClear, onDone, words }: DateActionsProps): ReactElement {
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onClear();
    // It can be pressed no more, and the browser would take the focus away from it.
    if (currentTarget.nextElementSibling instanceof HTMLElement) currentTarget.nextElementSibling.focus();
  };
  const done = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // A wrong date would be dropped.
    const wrong = currentTarget.closest('[role="dialog"]')?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    else onDone();
  };
  return (
    <PickerActions>
      <Button size="md" variant="text" disabled={!canClear} onClick={clear}>
        {words.clear}
      </Button>
      <Button size="md" onClick={done}>
        {words.done}
      </Button>
    </PickerActions>
  );
}

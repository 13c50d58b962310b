import type { ClipboardEvent, KeyboardEvent } from 'react';
import { clampPart, datePartLengths, type DateForm, type DatePart } from './dateParts.ts';
import type { TypedDateField } from './useTypedDates.ts';

/** The handlers of the three fields of a date. */
export interface DatePartKeys {
  /** Takes the new text of a field, and leads on to the next one once it is full (KIT-DATE-6). */
  change: (part: DatePart, input: HTMLInputElement) => void;
  /** Takes a text pasted into a field. */
  paste: (part: DatePart, event: ClipboardEvent) => void;
  /** Moves between the fields by further digits, the separator, Backspace and arrow keys; Enter is done with the date. */
  press: (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => void;
}

/** How the three fields of a date lead on to each other. */
export function useDatePartKeys(field: TypedDateField, { order, separator }: DateForm): DatePartKeys {
  return {
    change: (part, input) => {
      const clamped = clampPart(part, input.value);
      field.change(part, clamped);
      if (part !== order.at(-1) && clamped.length === datePartLengths[part]) focusNeighbour(input, 1);
    },
    paste: (part, event) => {
      if (field.paste(part, event.clipboardData.getData('text'))) event.preventDefault();
    },
    press: (part, event) => {
      const { key, currentTarget } = event;
      if (key === 'Enter') field.leave(false);
      // The browser writes a digit that has no place here into the next field.
      if (/^\d$/.test(key) && currentTarget.selectionStart === datePartLengths[part]) focusNeighbour(currentTarget, 1);
      const step = stepOfKey(event, separator);
      if (step === null) return;
      // The text of the next field is selected, and stays so.
      event.preventDefault();
      focusNeighbour(currentTarget, step);
    },
  };
}

/** Moves the focus to another field of the date, or of the other end of its range, which is in the same row. */
function focusNeighbour(input: HTMLInputElement, step: 0 | 1 | -1): void {
  const inputs = [...(input.parentElement?.parentElement?.querySelectorAll('input') ?? [])];
  inputs[inputs.indexOf(input) + step]?.focus();
}

/** Where a key leads from a part: separators and right arrow on, Backspace in an empty one and left arrow back. */
function stepOfKey({ key, currentTarget }: KeyboardEvent<HTMLInputElement>, separator: string): 0 | 1 | -1 | null {
  const { selectionStart, value } = currentTarget;
  if (['/', '-', '.', separator].includes(key)) return value === '' ? 0 : 1;
  if (key === 'ArrowRight' && selectionStart === value.length) return 1;
  return (key === 'Backspace' && value === '') || (key === 'ArrowLeft' && selectionStart === 0) ? -1 : null;
}

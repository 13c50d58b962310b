'use client';
import { useRef, type ClipboardEvent, type KeyboardEvent, type RefCallback } from 'react';
import { clampPart, datePartLengths, datePartOrder, type DatePart } from './dateParts.ts';
import type { TypedDateField } from './useTypedDates.ts';

/** The handlers of the three fields of a date. */
export interface DatePartKeys {
  /** Takes the new text of a field, and leads on to the next one after two digits (KIT-DATE-6). */
  change: (part: DatePart, text: string) => void;
  /** Takes a text pasted into a field. */
  paste: (part: DatePart, event: ClipboardEvent) => void;
  /** Moves between the fields by slash, Backspace and arrow keys. */
  press: (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => void;
  /** Gives the ref of a field. */
  registerInput: (part: DatePart) => RefCallback<HTMLInputElement>;
}

/** How the three fields of a date lead on to each other. */
export function useDatePartKeys(field: TypedDateField): DatePartKeys {
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const focusNeighbour = (part: DatePart, step: 0 | 1 | -1) => {
    const neighbour = datePartOrder[datePartOrder.indexOf(part) + step];
    const input = neighbour && inputs.current[neighbour];
    input?.focus();
    input?.select();
  };
  return {
    change: (part, text) => {
      const clamped = clampPart(part, text);
      field.change(part, clamped);
      if (part !== 'year' && clamped.length === datePartLengths[part]) focusNeighbour(part, 1);
    },
    paste: (part, event) => {
      if (field.paste(part, event.clipboardData.getData('text'))) event.preventDefault();
    },
    press: (part, event) => {
      const step = stepOfKey(event);
      if (step?.handled) event.preventDefault();
      if (step) focusNeighbour(part, step.by);
    },
    registerInput: (part) => (element) => {
      inputs.current[part] = element;
    },
  };
}

/** Where a key leads from a part: slash and right arrow on, Backspace in an empty one and left arrow back. */
function stepOfKey({
  key,
  currentTarget,
}: KeyboardEvent<HTMLInputElement>): { by: 0 | 1 | -1; handled: boolean } | null {
  const { selectionStart, value } = currentTarget;
  if (key === '/' || key === '-' || key === '.') return { by: value === '' ? 0 : 1, handled: true };
  if (key === 'Backspace' && value === '') return { by: -1, handled: true };
  if (key === 'ArrowRight' && selectionStart === value.length) return { by: 1, handled: false };
  return key === 'ArrowLeft' && selectionStart === 0 ? { by: -1, handled: false } : null;
}

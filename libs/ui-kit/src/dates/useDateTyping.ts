'use client';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefCallback } from 'react';
import {
  clampPart,
  dateOf,
  datePartLengths,
  datePartOrder,
  emptyParts,
  parsePastedDate,
  partsOf,
  type DatePart,
  type DateParts,
} from './dateParts.ts';
import { startOfDay } from './dateRules.ts';

/** What `useDateTyping` takes. */
export interface DateTypingOptions {
  /** The date. */
  value: Date | null;
  /** Called with a date once the parts make a real one, and with null once all parts are empty. */
  onValueChange: (value: Date | null) => void;
  /** Takes a pasted text that is no single date; true when it was of use. */
  onPasteText?: (text: string) => boolean;
}

/** Three fields that make a date. */
export interface DateTyping {
  /** What stands in the fields. */
  parts: DateParts;
  /** Takes the new text of a field, and leads on to the next one after two digits (KIT-DATE-6). */
  change: (part: DatePart, text: string) => void;
  /** Takes a pasted date. */
  paste: (event: ClipboardEvent) => void;
  /** Moves between the fields by slash, Backspace and arrow keys. */
  press: (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => void;
  /** The person has left the fields: a year of fewer than four digits now counts. */
  leave: () => void;
  /** Gives the ref of a field. */
  registerInput: (part: DatePart) => RefCallback<HTMLInputElement>;
}

/** What is typed into the three fields of a date, until it is a date. */
export function useDateTyping({ value, onValueChange, onPasteText }: DateTypingOptions): DateTyping {
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  // What was typed counts only as long as the value that it was typed over.
  const [typed, setTyped] = useState<{ over: number | null | undefined; parts: DateParts }>({
    over: undefined,
    parts: emptyParts,
  });
  const day = dayOf(value);
  const parts = typed.over === day ? typed.parts : partsOf(value);
  const commit = (next: DateParts, isWhole: boolean) => {
    // A year in the making is a year too: 2 on the way to 2026. It counts once it is whole or the field is left.
    const date = isWhole ? dateOf(next) : null;
    const isEmpty = datePartOrder.every((part) => next[part] === '');
    setTyped({ over: date ? dayOf(date) : isEmpty ? null : day, parts: next });
    if (date && dayOf(date) !== day) onValueChange(date);
    else if (isEmpty && value) onValueChange(null);
  };
  const focusPart = (part: DatePart | undefined) => {
    const input = part && inputs.current[part];
    input?.focus();
    input?.select();
  };
  const neighbour = (part: DatePart, step: 1 | -1) => datePartOrder[datePartOrder.indexOf(part) + step];
  const change = (part: DatePart, text: string) => {
    const clamped = clampPart(part, text);
    const next = { ...parts, [part]: clamped };
    commit(next, next.year.length === datePartLengths.year);
    if (part !== 'year' && clamped.length === datePartLengths[part]) focusPart(neighbour(part, 1));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const pasted = parsePastedDate(text);
    if (pasted) commit(pasted, true);
    if (pasted || onPasteText?.(text)) event.preventDefault();
  };
  const press = (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value: text } = event.currentTarget;
    if (event.key === '/' || event.key === '-' || event.key === '.') {
      event.preventDefault();
      if (text !== '') focusPart(neighbour(part, 1));
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      focusPart(neighbour(part, -1));
    } else if (event.key === 'ArrowRight' && selectionStart === text.length) focusPart(neighbour(part, 1));
    else if (event.key === 'ArrowLeft' && selectionStart === 0) focusPart(neighbour(part, -1));
  };
  return {
    parts,
    change,
    paste,
    press,
    leave: () => commit(parts, true),
    registerInput: (part) => (element) => {
      inputs.current[part] = element;
    },
  };
}

function dayOf(date: Date | null): number | null {
  return date && startOfDay(date).getTime();
}

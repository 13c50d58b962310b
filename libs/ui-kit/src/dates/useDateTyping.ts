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
import { isWithinLimits, typedProblem, type DayLimits } from './dayLimits.ts';

/** What `useDateTyping` takes. */
export interface DateTypingOptions extends DayLimits {
  /** The date. */
  value: Date | null;
  /** Called with a date once the parts make a real one that may be chosen, and with null once all parts are empty. */
  onValueChange: (value: Date | null) => void;
  /** Takes a pasted text that is no single date: true when it was of use, a sentence when it may not be chosen. */
  onPasteText?: (text: string) => boolean | string;
}

/** Three fields that make a date. */
export interface DateTyping {
  /** What stands in the fields. */
  parts: DateParts;
  /** What is wrong with it, in a sentence; empty when nothing is. */
  problem: string;
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
export function useDateTyping({ value, onValueChange, onPasteText, ...limits }: DateTypingOptions): DateTyping {
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  // What was typed counts only as long as the value that it was typed over.
  const [typed, setTyped] = useState<{ over: number | null | undefined; parts: DateParts }>({
    over: undefined,
    parts: emptyParts,
  });
  const [hasLeft, setHasLeft] = useState(false);
  const [pasteProblem, setPasteProblem] = useState('');
  const day = dayOf(value);
  const parts = typed.over === day ? typed.parts : partsOf(value);
  const commit = (next: DateParts, isWhole: boolean) => {
    // A year in the making is a year too: 2 on the way to 2026. It counts once it is whole or the field is left.
    const made = isWhole ? dateOf(next) : null;
    const date = isWithinLimits(made, limits) ? made : null;
    const isEmpty = datePartOrder.every((part) => next[part] === '');
    setTyped({ over: date ? dayOf(date) : isEmpty ? null : day, parts: next });
    setPasteProblem('');
    if (date && dayOf(date) !== day) onValueChange(date);
    else if (isEmpty && value) onValueChange(null);
  };
  const focusPart = (part: DatePart | undefined) => {
    const input = part && inputs.current[part];
    input?.focus();
    input?.select();
  };
  const neighbour = (part: DatePart, step: 0 | 1 | -1) => datePartOrder[datePartOrder.indexOf(part) + step];
  const change = (part: DatePart, text: string) => {
    const clamped = clampPart(part, text);
    const next = { ...parts, [part]: clamped };
    setHasLeft(false);
    commit(next, next.year.length === datePartLengths.year);
    if (part !== 'year' && clamped.length === datePartLengths[part]) focusPart(neighbour(part, 1));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    const pasted = parsePastedDate(text);
    const taken = pasted !== null || onPasteText?.(text);
    if (pasted) commit(pasted, true);
    else if (typeof taken === 'string') setPasteProblem(taken);
    if (taken) event.preventDefault();
  };
  const press = (part: DatePart, event: KeyboardEvent<HTMLInputElement>) => {
    const step = stepOfKey(event);
    if (step?.handled) event.preventDefault();
    if (step) focusPart(neighbour(part, step.by));
  };
  return {
    parts,
    change,
    paste,
    press,
    problem: pasteProblem || typedProblem(parts, hasLeft, limits),
    leave: () => {
      setHasLeft(true);
      commit(parts, true);
    },
    registerInput: (part) => (element) => {
      inputs.current[part] = element;
    },
  };
}

function dayOf(date: Date | null): number | null {
  return date && startOfDay(date).getTime();
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

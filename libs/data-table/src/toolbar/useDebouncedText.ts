import { useEffect, useRef, useState } from 'react';

/** The timers that a table uses. */
export interface TableTimers {
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  clearTimeout: (handle: unknown) => void;
}

const environmentTimers: TableTimers = {
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle as Parameters<typeof clearTimeout>[0]),
};

/** What a debounced text goes by. */
export interface DebouncedTextOptions {
  /** The text as it is known outside; where that changes otherwise, the field shows it. */
  value: string;
  /** Told of the text when typing has rested. */
  onSettle: (text: string) => void;
  /** How long typing must rest, in ms. */
  debounceMs: number;
  /** Default: the environment's. */
  timers?: TableTimers | undefined;
}

/** A text field whose text is told outside when typing has rested (TABLE-FILTER-1). */
export function useDebouncedText({ value, onSettle, debounceMs, timers = environmentTimers }: DebouncedTextOptions) {
  const [draft, setDraft] = useState({ text: value, of: value });
  const pending = useRef<unknown>(null);
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  });
  useEffect(() => () => timers.clearTimeout(pending.current), [timers]);
  // A value that was changed elsewhere takes the place of what was typed.
  const text = draft.of === value ? draft.text : value;

  const cancel = () => timers.clearTimeout(pending.current);
  const settle = (next: string) => {
    cancel();
    setDraft({ text: next, of: next });
    latest.current(next);
  };
  const type = (next: string) => {
    cancel();
    setDraft({ text: next, of: value });
    pending.current = timers.setTimeout(() => settle(next), debounceMs);
  };
  return { text, type, settle };
}

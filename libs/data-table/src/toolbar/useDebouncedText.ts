import { useEffect, useRef, useState } from 'react';
import { environmentTimers } from '../timers/TableTimers.ts';
import type { TableTimers } from '../timers/TableTimers.ts';

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

/** A text as it stands in the field. */
interface Draft {
  text: string;
  /** The value outside when it was typed. */
  from: string;
  /** What was told last and has not arrived yet; null for nothing. */
  settled: string | null;
}

/** Whether a draft goes on from a value: a value that was changed elsewhere takes the place of what was typed. */
function isCurrent({ from, settled }: Draft, value: string): boolean {
  return value === from || value === settled;
}

/** A text field whose text is told outside when typing has rested (TABLE-FILTER-1). */
export function useDebouncedText({ value, onSettle, debounceMs, timers = environmentTimers }: DebouncedTextOptions) {
  const [draft, setDraft] = useState<Draft>({ text: value, from: value, settled: null });
  const pending = useRef<unknown>(null);
  const latest = useRef(onSettle);
  useEffect(() => {
    latest.current = onSettle;
  });
  useEffect(() => () => timers.clearTimeout(pending.current), [timers]);
  // What was told has arrived: from now on another value is somebody else's.
  if (draft.settled === value && draft.from !== value) setDraft({ ...draft, from: value, settled: null });
  const text = isCurrent(draft, value) ? draft.text : value;

  const cancel = () => timers.clearTimeout(pending.current);
  const settle = (next: string) => {
    cancel();
    setDraft((before) => ({ text: next, from: isCurrent(before, value) ? before.from : value, settled: next }));
    latest.current(next);
  };
  const type = (next: string) => {
    cancel();
    setDraft((before) =>
      isCurrent(before, value) ? { ...before, text: next } : { text: next, from: value, settled: null },
    );
    pending.current = timers.setTimeout(() => settle(next), debounceMs);
  };
  return { text, type, settle };
}

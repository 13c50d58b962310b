import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../state/useLatest.ts';
import { environmentTimers } from '../timers/TableTimers.ts';
import type { TableTimers } from '../timers/TableTimers.ts';

/** What a debounced text goes by. */
export interface DebouncedTextOptions {
  /** The text as it is known outside; where that changes otherwise, the field shows it. */
  value: string;
  /** Told of the text when typing has rested. */
  onSettle: (text: string) => void;
  /** As which value a text comes back that was told, where that is another one. Default: as it is. */
  readAs?: ((text: string) => string) | undefined;
  /** How long typing must rest, in ms. */
  debounceMs: number;
  /** Default: the environment's. */
  timers?: TableTimers | undefined;
}

/** A text as it stands in the field. */
interface Draft {
  text: string;
  /** The value outside when it was looked at last. */
  seen: string;
  /** What was told and has not arrived yet, oldest first. */
  told: readonly string[];
  /** Counts up whenever somebody else changed the value. */
  takeovers: number;
}

/**
 * A text field whose text is told outside when typing has rested (TABLE-FILTER-1). What arrives of what was told leaves the
 * field alone, however far typing has gone on meanwhile; any other value takes the place of what was typed.
 */
export function useDebouncedText({
  value,
  onSettle,
  readAs = (text) => text,
  debounceMs,
  timers = environmentTimers,
}: DebouncedTextOptions) {
  const [draft, setDraft] = useState<Draft>({ text: value, seen: value, told: [], takeovers: 0 });
  const pending = useRef<unknown>(null);
  const latest = useLatest(onSettle);
  // What was typed before somebody else changed the value is not told any more.
  useEffect(() => () => timers.clearTimeout(pending.current), [timers, draft.takeovers]);
  if (draft.seen !== value) setDraft(withValue(draft, value));

  const cancel = () => timers.clearTimeout(pending.current);
  // Built on the draft before and not on what is drawn: a key may come before the last one is.
  const settle = (text: string) => {
    cancel();
    setDraft((before) => ({ ...before, text, told: [...before.told, readAs(text)] }));
    latest.current(text);
  };
  const type = (text: string) => {
    cancel();
    setDraft((before) => ({ ...before, text }));
    pending.current = timers.setTimeout(() => settle(text), debounceMs);
  };
  return { text: draft.seen === value ? draft.text : withValue(draft, value).text, type, settle };
}

function withValue({ text, told, takeovers }: Draft, value: string): Draft {
  const place = told.indexOf(value);
  return place < 0
    ? { text: value, seen: value, told: [], takeovers: takeovers + 1 }
    : { text, seen: value, told: told.slice(place + 1), takeovers };
}

import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../state/useLatest.ts';
import { environmentTimers } from './TableTimers.ts';
import type { TableTimers } from './TableTimers.ts';

/** Options of `useDebouncedText`. */
export interface DebouncedTextOptions {
  /** The external text; the field shows it when it changes. */
  value: string;
  /** Called with the text when typing pauses. */
  onSettle: (text: string) => void;
  /** The value that a reported text comes back as, if it differs. Default: the text itself. */
  readAs?: ((text: string) => string) | undefined;
  /** Debounce delay in ms. */
  debounceMs: number;
  /** Default: the global timers. */
  timers?: TableTimers | undefined;
}

/** The text in the field. */
interface Draft {
  text: string;
  /** The external value of the last render. */
  seen: string;
  /** Reported texts that have not come back yet, oldest first. */
  told: readonly string[];
  /** Increases whenever another component changed the value. */
  takeovers: number;
}

/**
 * Debounced text field (TABLE-FILTER-1). A reported text that comes back leaves the field alone, even if the user typed on
 * meanwhile; any other value replaces the typed text.
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
  // Text typed before another component changed the value is no longer reported.
  useEffect(() => () => timers.clearTimeout(pending.current), [timers, draft.takeovers]);
  if (draft.seen !== value) setDraft(withValue(draft, value));

  const cancel = () => timers.clearTimeout(pending.current);
  // Uses the previous draft, since a key may come before the last render.
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

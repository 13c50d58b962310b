'use client';
import { Select, type Option } from '@agency-insights/ui-kit';
import { useEffect, useRef } from 'react';
import type { CellFieldContext } from './cellEditing.types.ts';

/** Props of `ChoiceField`. */
export interface ChoiceFieldProps extends CellFieldContext {
  /** The choices. */
  choices: readonly Option[];
}

/** Max number of choices without a search. */
const maxChoices = 10;

// As large as the text field of a cell.
const root = { style: { alignSelf: 'stretch' } };
const control = { style: { flex: 1, minHeight: 0, padding: '0 7px', borderRadius: 4, fontSize: 'inherit' } };

/** A list of choices in a cell, open from the start. A typed letter moves to the first choice that starts with it. */
export function ChoiceField({ choices, label, value, typed, message, commit, cancel }: ChoiceFieldProps) {
  const combobox = useRef<HTMLElement>(null);
  const isOpened = useRef(false);
  const isRefused = useRef(false);
  useEffect(() => {
    // In strict mode, React runs effects twice.
    if (isOpened.current) return;
    isOpened.current = true;
    const press = { key: typed || 'ArrowDown', altKey: !typed, bubbles: true, cancelable: true };
    combobox.current?.dispatchEvent(new KeyboardEvent('keydown', press));
  }, [typed]);
  return (
    <Select
      ref={combobox}
      aria-label={label}
      options={choices}
      value={typeof value === 'string' ? value : ''}
      searchable={choices.length > maxChoices && !typed}
      caseInsensitive
      error={message !== null}
      fullWidth
      slotProps={{ root, control }}
      // At once: the list reports that it closed only after the key, and the next one would be lost.
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
      onValueChange={(next) => {
        isRefused.current = commit(next || null) !== null;
      }}
      onOpenChange={(isOpen, { reason }) => {
        if (isOpen) isRefused.current = false;
        // Also after the previous value was chosen again.
        else if (reason !== 'blur' && !isRefused.current) cancel();
      }}
    />
  );
}

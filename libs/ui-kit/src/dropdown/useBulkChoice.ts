'use client';
import { useState } from 'react';
import { countText } from './countText.ts';
import type { DropdownChangeDetails } from './Dropdown.types.ts';
import type { OptionIndex } from './OptionIndex.ts';
import { pastedCodes, type PastedCodes } from './pastedCodes.ts';
import { choosableValues, invertValues, toggleAll } from './selection.ts';
import type { DropdownParams } from './useDropdown.types.ts';

/** Choosing many options at once, and taking it back. */
export interface BulkChoice {
  /** Chooses every option on show, or takes them all out when all were chosen. */
  chooseAll: () => void;
  /** Chooses what was not chosen among the options on show, and takes out what was. */
  invert: () => void;
  /** Chooses the options of a pasted list of codes; false when the text is none. */
  paste: (text: string) => boolean;
  /** What the last of these did, as long as nothing was chosen since; empty for nothing. */
  resultText: string;
  /** Puts back what was chosen before it. */
  undo: () => void;
}

interface Done {
  before: readonly string[];
  after: readonly string[];
  text: string;
}

/** Turns the choice of many options at once into new values. */
export function useBulkChoice(
  params: DropdownParams,
  index: OptionIndex,
  rows: readonly number[],
  announce: (text: string) => void,
): BulkChoice {
  const { values, onValuesChange } = params;
  const [done, setDone] = useState<Done | null>(null);
  const change = (after: string[], text: string, details: DropdownChangeDetails) => {
    setDone({ before: values, after, text });
    announce(text);
    onValuesChange(after, details);
  };
  const total = index.options.length;
  const changeShown = (changed: typeof toggleAll, reason?: 'invert') => {
    const candidates = choosableValues(index, rows);
    const [first] = candidates;
    // Nothing can be chosen: nothing changes.
    if (first === undefined) return;
    const after = changed(values, candidates);
    change(after, selectedText(after.length, total), {
      reason: reason ?? (after.includes(first) ? 'select-all' : 'remove-all'),
    });
  };
  const current = done && isSameList(done.after, values) ? done : null;
  return {
    chooseAll: () => changeShown(toggleAll),
    invert: () => changeShown(invertValues, 'invert'),
    paste: (text) => {
      const pasted = pastedCodes(index, text);
      if (!pasted) return false;
      const after = [...new Set([...values, ...pasted.found])];
      change(after, pasteText(pasted), { reason: 'paste', notFound: pasted.notFound });
      return true;
    },
    resultText: current?.text ?? '',
    undo: () => {
      if (!current) return;
      setDone(null);
      announce(`Undone, ${selectedText(current.before.length, total)}`);
      onValuesChange([...current.before], { reason: 'undo' });
    },
  };
}

function selectedText(count: number, total: number): string {
  return `${countText(count)} of ${countText(total)} selected`;
}

/** So many codes that were not found are named; the change's details hold all of them. */
const namedCodes = 5;

function pasteText({ found, notFound }: PastedCodes): string {
  const all = found.length + notFound.length;
  if (notFound.length === 0) return `All ${countText(all)} pasted codes selected`;
  const more = notFound.length - namedCodes;
  const named = notFound.slice(0, namedCodes).join(', ');
  const rest = more > 0 ? ` and ${countText(more)} more` : '';
  return `${countText(found.length)} of ${countText(all)} pasted codes selected. Not found: ${named}${rest}`;
}

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first === second || (first.length === second.length && first.every((value, at) => value === second[at]));
}

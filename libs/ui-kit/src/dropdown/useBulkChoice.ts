'use client';
import { useState } from 'react';
import type { DropdownChangeDetails } from './Dropdown.types.ts';
import type { OptionIndex } from './OptionIndex.ts';
import { pastedCodes, type PastedCodes } from './pastedCodes.ts';
import { choosableValues, invertValues, toggleAll } from './selection.ts';
import type { DropdownWords } from './useDropdownWords.ts';
import type { DropdownParams } from './useDropdown.types.ts';

/** Choosing many options at once, and taking it back. */
export interface BulkChoice {
  /** Chooses every option shown, or takes them all out when all were chosen. */
  chooseAll: () => void;
  /** Chooses what was not chosen among the options shown, and takes out what was. */
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
  words: DropdownWords,
): BulkChoice {
  const { values, onValuesChange } = params;
  const [done, setDone] = useState<Done | null>(null);
  const change = (after: string[], text: string, details: DropdownChangeDetails) => {
    setDone({ before: values, after, text });
    announce(text);
    onValuesChange(after, details);
  };
  const { texts, countText } = words;
  const selected = (count: number) => texts.chosen(countText(count), countText(index.options.length));
  const changeShown = (changed: typeof toggleAll, reason?: 'invert') => {
    const candidates = choosableValues(index, rows);
    const [first] = candidates;
    // Nothing can be chosen: nothing changes.
    if (first === undefined) return;
    const after = changed(values, candidates);
    change(after, selected(after.length), {
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
      change(after, pasteText(pasted, words), { reason: 'paste', notFound: pasted.notFound });
      return true;
    },
    resultText: current?.text ?? '',
    undo: () => {
      if (!current) return;
      setDone(null);
      announce(texts.undone(selected(current.before.length)));
      onValuesChange([...current.before], { reason: 'undo' });
    },
  };
}

/** So many codes that were not found are named; the change's details hold all of them. */
const namedCodes = 5;

function pasteText({ found, notFound }: PastedCodes, { texts, countText }: DropdownWords): string {
  const all = found.length + notFound.length;
  if (notFound.length === 0) return texts.pasted(all, countText(all));
  const more = notFound.length - namedCodes;
  const named = notFound.slice(0, namedCodes).join(', ');
  const missing = more > 0 ? texts.more(named, more, countText(more)) : named;
  return texts.found(countText(found.length), countText(all), missing);
}

function isSameList(first: readonly string[], second: readonly string[]): boolean {
  return first === second || (first.length === second.length && first.every((value, at) => value === second[at]));
}

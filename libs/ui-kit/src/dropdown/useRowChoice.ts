'use client';
import { useState } from 'react';
import { allRow, createRow } from './dropdownRows.ts';
import { chosenLabel, optionValue } from './Option.ts';
import type { OptionIndex } from './OptionIndex.ts';
import { toggleValue } from './selection.ts';
import { useBulkChoice, type BulkChoice } from './useBulkChoice.ts';
import type { DropdownWords } from './useDropdownWords.ts';
import type { DropdownParams } from './useDropdown.types.ts';
import type { SearchTerm } from './useSearchTerm.ts';

/** What choosing a row does, and what is remembered of it. */
export interface RowChoice {
  /** Chooses a row: toggles it in a list of several, sets it in a list of one. */
  choose: (row: number) => void;
  /** What the last choice did, for the live region. */
  announcement: string;
  /** Replaces the announcement. */
  setAnnouncement: (text: string) => void;
  /** Labels of values that were chosen from options that may since have been replaced. */
  knownLabels: ReadonlyMap<string, string>;
  /** Choosing many at once. */
  bulk: BulkChoice;
}

const noLabels: ReadonlyMap<string, string> = new Map();

/** Turns a chosen row into new values. */
export function useRowChoice(
  params: DropdownParams,
  index: OptionIndex,
  rows: readonly number[],
  search: SearchTerm,
  words: DropdownWords,
): RowChoice {
  const { multiple, values, onValuesChange } = params;
  const [spoken, setSpoken] = useState({ text: '', term: '' });
  const [knownLabels, setKnownLabels] = useState(noLabels);
  const setAnnouncement = (text: string) => setSpoken({ text, term: search.term });
  // Typing ends it: it does not come back when the list closes and the text is emptied.
  if (spoken.text !== '' && spoken.term !== search.term) setAnnouncement('');

  const chooseValue = (value: string, label: string, reason: 'select' | 'create') => {
    const removing = multiple && values.includes(value);
    const next = multiple ? toggleValue(values, value) : [value];
    if (params.onSearch && !removing) setKnownLabels((labels) => new Map(labels).set(value, label));
    if (multiple) setAnnouncement(choiceText(label, removing, next.length, index.options.length, words));
    if (multiple && params.allowCustom) search.reset();
    if (multiple || values[0] !== value) onValuesChange(next, { reason: removing ? 'remove' : reason, option: value });
  };
  const bulk = useBulkChoice(params, index, rows, setAnnouncement, words);
  const choose = (row: number) => {
    if (row === allRow) return bulk.chooseAll();
    const text = search.term.trim();
    if (row === createRow) return chooseValue(text, text, 'create');
    const option = index.options[row];
    if (option !== undefined && !index.isDisabled(row)) chooseValue(optionValue(option), chosenLabel(option), 'select');
  };
  return { choose, announcement: spoken.text, setAnnouncement, knownLabels, bulk };
}

function choiceText(
  label: string,
  removing: boolean,
  count: number,
  total: number,
  { texts, countText }: DropdownWords,
): string {
  const text = removing ? texts.dropped : texts.added;
  return text(label, countText(count), countText(total));
}

import { optionValue } from './Option.ts';
import type { OptionIndex } from './OptionIndex.ts';

/** What came of a pasted list of codes. */
export interface PastedCodes {
  /** Values of the options that were found, without repetition, in the order pasted. */
  found: string[];
  /** Texts that no option fits, or only one that cannot be chosen; without repetition, in the order pasted. */
  notFound: string[];
}

/** What separates codes: line ends and tabs of a spreadsheet, semicolons. */
const columnSeparators = /[\r\n\t;]+/;

/**
 * The codes of a pasted text when it is a list of them: a column or row of a spreadsheet, or a list with semicolons;
 * with commas only when at least two of its parts are options and the whole is none. Null for a text to search for.
 */
export function pastedCodes(index: OptionIndex, text: string): PastedCodes | null {
  const column = codesIn(text.split(columnSeparators));
  if (column.length > 1) return findCodes(index, column);
  const list = codesIn(text.split(','));
  if (list.length < 2 || index.positionOfCode(text.trim()) >= 0) return null;
  const pasted = findCodes(index, list);
  return pasted.found.length >= 2 ? pasted : null;
}

function codesIn(parts: readonly string[]): string[] {
  const codes = new Map<string, string>();
  for (const part of parts) {
    // Spreadsheets put what holds separators into quotes.
    const code = part
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .trim();
    if (code !== '' && !codes.has(code.toLowerCase())) codes.set(code.toLowerCase(), code);
  }
  return [...codes.values()];
}

function findCodes(index: OptionIndex, codes: readonly string[]): PastedCodes {
  const found = new Set<string>();
  const notFound: string[] = [];
  for (const code of codes) {
    const position = index.positionOfCode(code);
    const option = index.options[position];
    if (option === undefined || index.isDisabled(position)) notFound.push(code);
    else found.add(optionValue(option));
  }
  return { found: [...found], notFound };
}

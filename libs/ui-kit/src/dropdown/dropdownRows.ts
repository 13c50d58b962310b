import { optionLabel } from './Option.ts';
import type { OptionIndex } from './OptionIndex.ts';

/** The value of the row that chooses everything (KIT-SELECT-4). */
export const allOptionsValue = 'all_options';

/** The label of the row that chooses everything. */
export const allOptionsLabel = 'All Options';

/** The row that chooses everything; all other rows are positions of options, or `createRow`. */
export const allRow = -1;

/** The row that offers the typed text as a value of its own. */
export const createRow = -2;

/** What decides which rows a list shows. */
export interface RowRules {
  /** What the person has typed; empty shows every option. */
  term: string;
  /** Whether case counts in matching. */
  caseInsensitive: boolean;
  /** Whether the list offers to choose everything; it does so only for more than one option. */
  selectAll: boolean;
  /** Whether the typed text may become a value. */
  allowCustom: boolean;
  /** Whether to match here; false when the options already are the answer to the term. */
  filter: boolean;
}

/** Positions of the options whose label contains the term, in the order shown. */
export function matchOptions(index: OptionIndex, term: string, caseInsensitive: boolean): readonly number[] {
  if (term === '') return index.order();
  if (caseInsensitive) {
    const labels = index.lowerCaseLabels();
    const lowerCaseTerm = term.toLowerCase();
    return index.order().filter((position) => labels[position]?.includes(lowerCaseTerm));
  }
  return index.order().filter((position) => optionLabel(index.options[position] ?? '').includes(term));
}

/** The rows of a list: perhaps the row for everything, the matching options, perhaps the row that creates. */
export function dropdownRows(index: OptionIndex, rules: RowRules): readonly number[] {
  const term = rules.term.trim();
  const matches = matchOptions(index, rules.filter ? term : '', rules.caseInsensitive);
  const withAll = rules.selectAll && matches.length > 1;
  const withCreate =
    rules.allowCustom &&
    term !== '' &&
    index.positionOf(term) < 0 &&
    !matches.some((position) => isLabel(index, position, term));
  if (!withAll && !withCreate) return matches;
  return [...(withAll ? [allRow] : []), ...matches, ...(withCreate ? [createRow] : [])];
}

/** Whether the row at `rowIndex` is the first of its group and therefore bears the group's header. */
export function startsGroup(index: OptionIndex, rows: readonly number[], rowIndex: number): boolean {
  const position = rows[rowIndex];
  if (position === undefined || position < 0) return false;
  const group = index.groupAt(position);
  if (group === undefined) return false;
  const previous = rows[rowIndex - 1];
  return previous === undefined || previous < 0 || index.groupAt(previous) !== group;
}

function isLabel(index: OptionIndex, position: number, term: string): boolean {
  const option = index.options[position];
  return option !== undefined && optionLabel(option) === term;
}

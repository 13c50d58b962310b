import { optionLabel, optionValue } from './Option.ts';
import type { OptionIndex } from './OptionIndex.ts';

/** The value of the row that chooses everything. */
export const allOptionsValue = 'all_options';

/** The label of the row that chooses everything, in English. */
export const allOptionsLabel = 'All Options';

/** The row that chooses everything; all other rows are positions of options, or `createRow`. */
export const allRow = -1;

/** The row that offers the typed text as a value of its own. */
export const createRow = -2;

/** What decides which rows a list shows. */
export interface RowRules {
  /** What the user has typed; empty shows every option. */
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

/** Positions of the options whose label contains the term or whose value is the term, the best fit first. */
export function matchOptions(index: OptionIndex, term: string, caseInsensitive: boolean): readonly number[] {
  return term === '' ? index.order() : matchesAfter([], index, term, caseInsensitive);
}

/** The rows of a list: perhaps the row for everything, the matching options, perhaps the row that creates. */
export function dropdownRows(index: OptionIndex, rules: RowRules): readonly number[] {
  const { caseInsensitive, selectAll } = rules;
  const typed = rules.term.trim();
  const term = rules.filter ? typed : '';
  const withCreate = rules.allowCustom && typed !== '' && index.positionOf(typed) < 0;
  if (!selectAll && !withCreate) return matchOptions(index, term, caseInsensitive);
  const before = selectAll ? [allRow] : [];
  const rows = term === '' ? before.concat(index.order()) : matchesAfter(before, index, term, caseInsensitive);
  // Everything is offered only where it is more than one option (KIT-SELECT-4).
  if (selectAll && rows.length <= 2) rows.shift();
  if (withCreate && !rows.some((row) => row >= 0 && labelAt(index, row) === typed)) rows.push(createRow);
  return rows;
}

/**
 * The rows of `before` and then every match: the option whose value is the term, labels that start with it, labels with
 * a word that does, others. Groups stay as they are. One pass over the options.
 */
function matchesAfter(before: readonly number[], index: OptionIndex, term: string, caseInsensitive: boolean): number[] {
  const lowered = caseInsensitive ? index.lowerCaseLabels() : undefined;
  const cased = (text: string) => (caseInsensitive ? text.toLowerCase() : text);
  const wanted = cased(term);
  const isGrouped = index.isGrouped();
  const byFit: number[][] = [[], [], [], []];
  for (const position of index.order()) {
    const option = index.options[position] ?? '';
    const value = optionValue(option);
    const isValue = value.length === wanted.length && cased(value) === wanted;
    const fit = isValue ? 0 : fitOf(lowered?.[position] ?? optionLabel(option), wanted);
    byFit[isGrouped ? Math.min(fit, 0) : fit]?.push(position);
  }
  return before.concat(...byFit);
}

/** How well a label fits a term: 1 is best, -1 is no match. */
function fitOf(label: string, wanted: string): number {
  const at = label.indexOf(wanted);
  if (at <= 0) return at === 0 ? 1 : -1;
  return label.includes(` ${wanted}`) ? 2 : 3;
}

/** Whether the row at `rowIndex` is the first of its group and therefore bears the group's header. */
export function startsGroup(index: OptionIndex, rows: readonly number[], rowIndex: number): boolean {
  const groupOf = (row: number) => index.groupAt(rows[row] ?? -1);
  const group = groupOf(rowIndex);
  return group !== undefined && groupOf(rowIndex - 1) !== group;
}

/** How many rows are options. */
export function optionCount(rows: readonly number[]): number {
  return rows.length - Number(rows[0] === allRow) - Number(rows.at(-1) === createRow);
}

function labelAt(index: OptionIndex, position: number): string {
  return optionLabel(index.options[position] ?? '');
}

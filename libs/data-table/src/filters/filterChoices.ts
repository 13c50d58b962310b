import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { foldText } from '../engine/foldText.ts';
import type { Facets } from '../engine/TableView.ts';
import type { TableWords } from '../texts/useTableWords.ts';
import { optionLabel } from './filterWords.ts';

/** A choice of a `select` filter. */
export interface FilterChoice {
  /** The value that rows are compared with. */
  value: string;
  /** The label. */
  label: string;
  /** Number of rows with the value; null if unknown. */
  count: number | null;
  /** Whether it is selected. */
  isChosen: boolean;
}

/**
 * Returns the choices of a `select` filter: the column's options, or its values with "(blank)" last, plus selected
 * values that are in neither.
 * @param sample A sample value, which determines the column's data type.
 */
export function filterChoices<TRow>(
  column: ColumnDef<TRow>,
  facets: Facets | null,
  chosen: readonly string[],
  words: TableWords,
  sample?: unknown,
): FilterChoice[] {
  const counts = new Map(facets?.values.map((facet) => [facet.value.toLowerCase(), facet.count]));
  const isChosen = (value: string) => chosen.some((one) => one.toLowerCase() === value.toLowerCase());
  const choice = (value: string, label: string, count: number | null): FilterChoice => ({
    ...{ value, label, count },
    isChosen: isChosen(value),
  });
  const values = column.options
    ? column.options.map(({ value, label }) =>
        choice(value, label, facets ? (counts.get(value.toLowerCase()) ?? 0) : null),
      )
    : (facets?.values.map((facet) =>
        choice(facet.value, optionLabel(column, facet.value, words, sample), facet.count),
      ) ?? []);
  const hasBlank = !column.options && (facets?.missingCount ?? 0) > 0;
  const known = hasBlank ? [...values, choice('', words.texts.blank, facets?.missingCount ?? 0)] : values;
  const others = chosen.filter((one) => !known.some((other) => other.value.toLowerCase() === one.toLowerCase()));
  return [
    ...others.map((value) => choice(value, optionLabel(column, value, words, sample), facets ? 0 : null)),
    ...known,
  ];
}

/** Returns the choices whose label or value contains a text, case-insensitive: "tx" finds Texas (TABLE-FILTER-2). */
export function matchingChoices(choices: readonly FilterChoice[], term: string): readonly FilterChoice[] {
  const wanted = foldText(term.trim());
  if (wanted === '') return choices;
  return choices.filter(({ label, value }) => [label, value].some((text) => foldText(text).includes(wanted)));
}

/** Returns the selected options after toggling one, case-insensitive (TABLE-FILTER-2). */
export function toggleOption(chosen: readonly string[], value: string): string[] {
  const others = chosen.filter((one) => one.toLowerCase() !== value.toLowerCase());
  return others.length < chosen.length ? others : [...others, value];
}

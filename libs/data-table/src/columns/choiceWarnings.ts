import { aggregationFunctionNames } from '../engine/aggregates/aggregationFunctions.ts';
import { sortFunctionNames } from '../engine/sortKeys.ts';
import { wordsOf } from '../engine/valueReading.ts';
import { knownNames } from './knownNames.ts';

/** Options with a list of values: their words and values. */
const choices = {
  type: ['Unknown cell type', ['text', 'chip', 'custom', 'checkbox']],
  filterType: ['Unknown filter type', ['select', 'date', 'text', 'number']],
  align: ['Unknown alignment', ['left', 'center', 'right']],
  sortFn: ['Unrecognized sort function', sortFunctionNames],
  aggregationFn: ['Unrecognized aggregation function', aggregationFunctionNames],
  selection: ['Unknown selection', ['single', 'multiple']],
} as const;

/** Returns warnings of unknown values in a column or in props, for plain JavaScript. */
export function choiceWarnings(given: { id?: string } & { [Option in keyof typeof choices]?: unknown }): string[] {
  const owner = given.id === undefined ? '' : ` of column "${given.id}"`;
  return Object.entries(choices).flatMap(([option, [words, values]]) => {
    const value = given[option as keyof typeof choices];
    const isKnown =
      value === undefined || typeof value === 'function' || (values as readonly unknown[]).includes(value);
    return isKnown ? [] : `${words} "${wordsOf(value)}"${owner}${knownNames('values', values)}`;
  });
}

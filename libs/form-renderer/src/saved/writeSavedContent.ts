import type { FilterProblem, KeptFilter } from '../expressions/FieldCodec.ts';
import { toFilterExpressions } from '../expressions/toFilterExpressions.ts';
import type { FormValues, JsonValue } from '../values/FormValues.ts';
import type { SavedContent, SavedContentFormat } from './SavedContent.ts';

/** Further parts of saved content. */
export interface SavedContentExtras {
  /** Filters that the form cannot show, as they were read, without those that the person took away. Default none. */
  kept?: readonly Pick<KeptFilter, 'key' | 'expression'>[];
  /** Properties beside version and filters. Default none. */
  rest?: Readonly<Record<string, JsonValue>>;
}

/** Content to save, and what could not be written into it. */
export interface WrittenSavedContent {
  /** In the present version. */
  content: SavedContent;
  /** Values without an expression; empty where everything was written. */
  problems: FilterProblem[];
}

/**
 * Writes filters in the present version, together with what was read and could not be shown. A filter that the person has
 * set since takes the place of a kept one of the same key.
 */
export function writeSavedContent(
  values: FormValues,
  { schema, codecs, migrations = [] }: SavedContentFormat,
  { kept = [], rest = {} }: SavedContentExtras = {},
): WrittenSavedContent {
  const { expressions, problems } = toFilterExpressions(schema, values, codecs);
  const keptExpressions = Object.fromEntries(kept.map(({ key, expression }) => [key, expression]));
  return {
    content: { ...rest, version: migrations.length + 1, filters: { ...keptExpressions, ...expressions } },
    problems,
  };
}

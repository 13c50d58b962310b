import { fromFilterExpressions } from '../expressions/fromFilterExpressions.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf } from '../schema/FormValuesOf.ts';
import type { JsonValue } from '../values/FormValues.ts';
import { isRecord } from '../objects/isRecord.ts';
import type { ReadSavedContent, SavedContentFormat } from './SavedContent.ts';

type Content = Readonly<Record<string, JsonValue>>;
type RefusedContent = Extract<ReadSavedContent, { status: 'refused' }>;

const newer: RefusedContent = {
  status: 'refused',
  code: 'newer',
  message: 'These filters were saved by a newer version. Reload the page.',
};

const unreadable: RefusedContent = {
  ...newer,
  code: 'unreadable',
  message: "These filters can't be read. Delete them or save them again.",
};

/**
 * Reads saved filters, of the present or of an earlier version. What the form cannot show is answered as `kept`, never
 * dropped. Content of a later version is refused: to save it again would lose what only that version knows. Content without
 * a version is version 1. Throws nothing, also where a migration or a codec does: what that would have read is then refused,
 * or kept.
 */
export function readSavedContent<const TSchema extends FormSchema>(
  content: unknown,
  format: SavedContentFormat<TSchema>,
): ReadSavedContent<FormValuesOf<TSchema>> {
  const { schema, codecs, migrations = [] } = format;
  const present = migrations.length + 1;
  if (!isRecord(content)) return unreadable;
  const savedVersion = content.version ?? 1;
  if (typeof savedVersion !== 'number' || !Number.isInteger(savedVersion) || savedVersion < 1) return unreadable;
  if (savedVersion > present) return newer;
  const migrated = migrate(content, migrations.slice(savedVersion - 1));
  const filters = migrated?.filters;
  if (!migrated || !isExpressions(filters)) return unreadable;
  const { values, problems } = fromFilterExpressions(schema, filters, codecs);
  const { version: _version, filters: _filters, ...rest } = migrated;
  return { status: 'read', filters, values, kept: problems, rest, savedVersion };
}

/** A migration may mutate its input, so it gets a copy. */
function migrate(content: unknown, steps: NonNullable<SavedContentFormat['migrations']>): Content | undefined {
  try {
    return steps.reduce((older, step) => step(older), JSON.parse(JSON.stringify(content)) as Content);
  } catch {
    return undefined;
  }
}

function isExpressions(filters: unknown): filters is Readonly<Record<string, string>> {
  return isRecord(filters) && Object.values(filters).every((expression) => typeof expression === 'string');
}

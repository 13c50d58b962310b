import { fromFilterExpressions } from '../expressions/fromFilterExpressions.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';
import type { FormValuesOf } from '../schema/FormValuesOf.ts';
import type { JsonValue } from '../values/FormValues.ts';
import type { ReadSavedContent, SavedContentFormat } from './SavedContent.ts';

type Content = Readonly<Record<string, JsonValue>>;
type RefusedContent = Extract<ReadSavedContent, { status: 'refused' }>;

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
  if (!isRecord(content)) return unreadable();
  const savedVersion = content.version ?? 1;
  if (typeof savedVersion !== 'number' || !Number.isInteger(savedVersion) || savedVersion < 1) return unreadable();
  if (savedVersion > present) return newer(savedVersion, present);
  const migrated = migrate(content, migrations.slice(savedVersion - 1));
  const filters = migrated?.filters;
  if (!migrated || !isRecord(filters) || !isExpressions(filters)) return unreadable();
  const { values, problems } = fromFilterExpressions(schema, filters, codecs);
  const { version: _version, filters: _filters, ...rest } = migrated;
  return { status: 'read', filters, values, kept: problems, rest, savedVersion };
}

function migrate(content: Content, steps: NonNullable<SavedContentFormat['migrations']>): Content | undefined {
  try {
    return steps.reduce<Content>((older, step) => step(older), content);
  } catch {
    return undefined;
  }
}

function newer(saved: number, present: number): RefusedContent {
  return {
    status: 'refused',
    code: 'newer',
    message: `These filters were saved by a newer version (format ${saved}, this one reads up to ${present}). Reload the page to get that version.`,
  };
}

function unreadable(): RefusedContent {
  return {
    status: 'refused',
    code: 'unreadable',
    message: 'These saved filters cannot be read. Delete them, or save them anew.',
  };
}

function isExpressions(filters: Content): filters is Readonly<Record<string, string>> {
  return Object.values(filters).every((expression) => typeof expression === 'string');
}

function isRecord(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

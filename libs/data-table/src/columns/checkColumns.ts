import type { TableSource } from '../engine/TableSource.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { choiceWarnings } from './choiceWarnings.ts';
import { DataTableConfigurationError } from '../engine/DataTableConfigurationError.ts';
import { knownNames } from './knownNames.ts';

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

/** Receives a table's warnings. */
export interface DataTableLogger {
  /** Takes one warning. */
  warn(message: string): void;
}

/**
 * Checks column definitions (TABLE-COL-2, TABLE-COL-3).
 * @param columns The definitions.
 * @param sourceKeys The keys that the source has, or null if that is not known.
 * @param hasFacets Whether the source can list a column's values.
 * @returns The warnings, in the order of the columns.
 * @throws DataTableConfigurationError when a column has no id or no string header, or two columns share an id.
 */
export function checkColumns<TRow>(
  columns: readonly ColumnDef<TRow>[],
  sourceKeys: readonly string[] | null,
  hasFacets = true,
): string[] {
  const ids = new Set<string>();
  return columns.flatMap((column, position) => {
    checkIdentity(column, position);
    if (ids.has(column.id)) {
      throw new DataTableConfigurationError('duplicate_column_id', `Column id "${column.id}" must be unique`);
    }
    ids.add(column.id);
    const warnings = columnWarnings(column, sourceKeys);
    if (process.env.NODE_ENV !== 'production' && !hasFacets && column.filterType === 'select' && !column.options) {
      warnings.push(`No options or fetchFacets for column "${column.id}"`);
    }
    return warnings;
  });
}

/** Returns the column keys that a source is known to have; null if unknown or without rows. */
export function knownKeys<TRow>(
  columns: readonly ColumnDef<TRow>[],
  source: Pick<TableSource<TRow>, 'rowCount' | 'keys' | 'hasKey' | 'row'>,
): readonly string[] | null {
  if (source.rowCount === 0) return null;
  if (source.keys || !source.hasKey) return source.keys;
  const ofColumns = columns.map(keyOf).filter((key) => Boolean(key) && source.hasKey?.(key));
  if (process.env.NODE_ENV === 'production') return ofColumns;
  // A warning lists them.
  return [...new Set([...Object.keys(source.row(0) as object), ...ofColumns])];
}

/**
 * Returns warnings about column ids that no column has.
 * @param place Where they are, such as " in editors". Default: in the state.
 */
export function unknownColumnWarnings(known: readonly string[], named: readonly string[], place = ''): string[] {
  return [...new Set(named)]
    .filter((id) => !known.includes(id))
    .map((id) => `Unknown column id "${id}"${place}${knownNames('ids', known)}`);
}

function checkIdentity<TRow>(column: ColumnDef<TRow>, position: number): void {
  // Definitions may come from plain JavaScript or JSON, so types are checked at run time.
  const { id, header }: { id: unknown; header: unknown } = column;
  if (typeof id !== 'string' || id === '') {
    const name = typeof header === 'string' && header !== '' ? `"${header}"` : `number ${position + 1}`;
    throw new DataTableConfigurationError('column_without_id', `Column ${name} needs an id`);
  }
  if (typeof header !== 'string' || header === '') {
    throw new DataTableConfigurationError('column_without_header', `Column "${id}" needs a header text`);
  }
}

function keyOf<TRow>({ id, key, accessor }: ColumnDef<TRow>): string {
  return typeof accessor === 'string' ? accessor : (key ?? id);
}

function columnWarnings<TRow>(column: ColumnDef<TRow>, sourceKeys: readonly string[] | null): string[] {
  const warnings: string[] = [];
  const key = keyOf(column);
  if (process.env.NODE_ENV !== 'production') warnings.push(...choiceWarnings(column));
  if (column.type === 'custom' && !column.cell) warnings.push(`No custom cell renderer for key "${key}"`);
  if (sourceKeys && typeof column.accessor !== 'function' && !column.cell && !sourceKeys.includes(key)) {
    const isOther = process.env.NODE_ENV !== 'production' && key !== column.id;
    const unknown = isOther ? `key "${key}" of column "${column.id}"` : `column id "${key}"`;
    warnings.push(`Unknown ${unknown}${knownNames('keys', sourceKeys)}`);
  }
  return warnings;
}

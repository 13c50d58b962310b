import type { ColumnDef, ColumnGroupDef, ColumnOrGroupDef } from '../../columns/columnDefinition.types.ts';
import { DataTableConfigurationError } from '../../engine/DataTableConfigurationError.ts';

/** A column by its index among all columns, or a group. */
export type ColumnNode = number | ColumnGroup;

/** A group of columns. */
export interface ColumnGroup {
  /** The group's id. */
  id: string;
  /** The header's text. */
  header: string;
  /** The columns and groups in it. */
  nodes: readonly ColumnNode[];
}

/** Column definitions and their groups. */
export interface ColumnTree<TRow> {
  /** All columns, in the order of their definitions. */
  columns: ColumnDef<TRow>[];
  /** The columns and groups at the top. */
  nodes: ColumnNode[];
}

/**
 * Splits definitions into columns and groups.
 * @throws DataTableConfigurationError when a group has no header or no columns, or shares its id with a column or a group.
 */
export function columnTree<TRow>(definitions: readonly ColumnOrGroupDef<TRow>[]): ColumnTree<TRow> {
  const columns: ColumnDef<TRow>[] = [];
  const groupIds: string[] = [];
  const nodesOf = (given: readonly ColumnOrGroupDef<TRow>[], path: string): ColumnNode[] =>
    Array.from(given, (definition, place) => {
      if (!isGroup(definition)) return columns.push(definition) - 1;
      const group = checkedGroup(definition, `${path}${place + 1}`);
      groupIds.push(group.id);
      return { ...group, nodes: nodesOf(definition.columns, `${path}${place + 1}.`) };
    });
  const nodes = nodesOf(definitions, '');
  const ids = [...groupIds, ...new Set(columns.map((column) => column?.id))];
  const duplicate = groupIds.find((id) => ids.indexOf(id) !== ids.lastIndexOf(id));
  if (duplicate !== undefined) {
    const message = `Column or group id "${duplicate}" must be unique`;
    throw new DataTableConfigurationError('duplicate_column_id', message);
  }
  return { columns, nodes };
}

/** Definitions may come from plain JavaScript: anything with `columns` is a group. */
function isGroup<TRow>(definition: ColumnOrGroupDef<TRow>): definition is ColumnGroupDef<TRow> {
  return typeof definition === 'object' && definition !== null && 'columns' in definition;
}

function checkedGroup<TRow>(group: ColumnGroupDef<TRow>, path: string): { id: string; header: string } {
  const {
    id = `data-table:group ${path}`,
    header,
    columns,
  }: { id?: string; header: unknown; columns: unknown } = group;
  if (typeof header !== 'string' || header === '') {
    const message = `Column group ${group.id === undefined ? `number ${path}` : `"${id}"`} needs a header text`;
    throw new DataTableConfigurationError('column_without_header', message);
  }
  if (!Array.isArray(columns) || columns.length === 0) {
    const message = `Column group "${header}" has no columns: name at least one in \`columns\``;
    throw new DataTableConfigurationError('group_without_columns', message);
  }
  return { id, header };
}

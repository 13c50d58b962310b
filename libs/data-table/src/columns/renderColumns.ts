import type { CSSProperties } from 'react';
import type { TableEngine } from '../engine/TableEngine.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { boundedWidth, columnLayout } from './columnLayout.ts';
import type { ColumnLayout } from './columnLayout.ts';

/** A visible column, ready to be drawn. */
export interface RenderColumn<TRow> {
  /** Its definition. */
  definition: ColumnDef<TRow>;
  /** Where values stand. */
  align: 'left' | 'center' | 'right';
  /** The edge where it stays, if any. */
  pinned: 'left' | 'right' | null;
  /** Style of the column's header: where it stays, if it is pinned. */
  headerStyle: CSSProperties | undefined;
  /** Style of the column's cells. */
  cellStyle: CSSProperties | undefined;
}

/** The visible columns in order and their common layout. */
export interface RenderColumns<TRow> {
  /** The columns, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** Their layout. */
  layout: ColumnLayout;
}

/** Rows that are looked at to tell whether a column holds numbers. */
const sampleRows = 20;

/** Works out how the visible columns are drawn. */
export function renderColumns<TRow>(
  definitions: readonly ColumnDef<TRow>[],
  columnSizing: Readonly<Record<string, number>>,
  engine: TableEngine,
): RenderColumns<TRow> {
  const layout = columnLayout(
    definitions.map((definition) => ({
      id: definition.id,
      pinned: pinnedEdge(definition),
      width: sizedWidth(definition, columnSizing[definition.id]),
      minWidth: definition.minWidth,
      maxWidth: definition.maxWidth,
    })),
  );
  const columns = definitions.map((definition) => {
    const edge = pinnedEdge(definition);
    const headerStyle = edge ? { [edge]: layout.offsets.get(definition.id) ?? 0 } : undefined;
    return {
      definition,
      align: definition.align ?? (holdsNumbers(engine, definition.id) ? 'right' : 'left'),
      pinned: edge,
      headerStyle,
      cellStyle: definition.style || headerStyle ? { ...definition.style, ...headerStyle } : undefined,
    } as const;
  });
  return { columns, layout };
}

function pinnedEdge<TRow>({ isPinned }: ColumnDef<TRow>): 'left' | 'right' | null {
  if (isPinned === 'right') return 'right';
  return isPinned ? 'left' : null;
}

/** The width that a person gave the column, kept within its bounds, or the one of its definition. */
function sizedWidth<TRow>(definition: ColumnDef<TRow>, size: unknown): number | undefined {
  return typeof size === 'number' && Number.isFinite(size) ? boundedWidth(size, definition) : definition.width;
}

function holdsNumbers(engine: TableEngine, columnId: string): boolean {
  for (let row = 0; row < Math.min(sampleRows, engine.rowCount); row += 1) {
    const value = engine.value(columnId, row);
    if (value !== null && value !== undefined) return typeof value === 'number' || typeof value === 'bigint';
  }
  return false;
}

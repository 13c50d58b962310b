import type { CSSProperties } from 'react';
import type { ColumnPinningState } from '../state/tableState.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { boundedWidth, columnLayout, defaultMinWidth, fittingPins } from './columnLayout.ts';
import type { ColumnLayout } from './columnLayout.ts';
import { pinnedEdge } from './columnPins.ts';
import type { PinnedEdge } from './columnPins.ts';
import { fewColumns } from './columnWindow.ts';
import { selectionColumnId } from './selectionColumn.ts';

/** A visible column, ready to be drawn. */
export interface RenderColumn<TRow> {
  /** Its definition. */
  definition: ColumnDef<TRow>;
  /** Its place among the visible columns, from 0. */
  index: number;
  /** The edge where it stays, if any; none where there is no room for its pin. */
  pinned: PinnedEdge | null;
  /** True for the column that stays in view in a narrow table although it is not pinned. */
  isLead: boolean;
  /** True for the first column of data: nested rows are indented there. */
  isMain: boolean;
  /** Of the column of checkboxes: the column that names them, the first one of texts. */
  titled: ColumnDef<TRow> | undefined;
  /**
   * What its header and cells bear for styles: how values are aligned (`data-align`), its edge, and whether it stays in a narrow table
   * although it is not pinned (`data-lead`).
   */
  marks: Readonly<Record<`data-${string}`, string | true | undefined>>;
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

/** What decides how columns are drawn. */
export interface RenderOptions<TRow> {
  /** The visible columns in order. */
  definitions: readonly ColumnDef<TRow>[];
  /** Widths in px that a person gave. */
  columnSizing: Readonly<Record<string, number>>;
  /** Columns that a person pinned. */
  columnPinning: ColumnPinningState;
  /** Whether a column holds numbers. */
  holdsNumbers: (columnId: string) => boolean;
  /** How many times larger than usual text is drawn. */
  textScale: number;
  /** How much of the table's width in px pinned columns may take together. */
  pinRoom: number;
}

/** Works out how the visible columns are drawn. */
export function renderColumns<TRow>(options: RenderOptions<TRow>): RenderColumns<TRow> {
  const { definitions, columnSizing, columnPinning, holdsNumbers, textScale, pinRoom } = options;
  const placed = fittingPins(
    definitions.map((definition) => ({
      id: definition.id,
      pinned: pinnedEdge(definition, columnPinning),
      width: sizedWidth(definition, columnSizing[definition.id]) ?? scaled(definition.width, textScale),
      minWidth: scaled(definition.minWidth ?? defaultMinWidth, textScale),
      maxWidth: scaled(definition.maxWidth, textScale),
      isAuxiliary: definition.id === selectionColumnId,
    })),
    pinRoom,
  );
  const layout = columnLayout(placed);
  const main = definitions.findIndex((definition) => definition.id !== selectionColumnId);
  const titled = definitions.find(({ id, type = 'text' }) => {
    return id !== selectionColumnId && type !== 'chip' && type !== 'checkbox' && !holdsNumbers(id);
  });
  const columns = definitions.map((definition, index) => {
    const edge = placed[index]?.pinned ?? null;
    const isLead = layout.lead === definition.id;
    const align =
      definition.align ?? (definition.type !== 'checkbox' && holdsNumbers(definition.id) ? 'right' : 'left');
    const headerStyle = placeStyle(index, definitions.length, edge, layout.offsets.get(definition.id) ?? 0);
    return {
      definition,
      index,
      pinned: edge,
      isLead,
      isMain: index === main,
      marks: {
        'data-align': align === 'left' ? undefined : align,
        'data-edge': edge ?? undefined,
        'data-lead': isLead || undefined,
      },
      titled: definition.id === selectionColumnId ? (titled ?? definitions[main]) : undefined,
      headerStyle,
      cellStyle: definition.style || headerStyle ? { ...definition.style, ...headerStyle } : undefined,
    } as const;
  });
  return { columns, layout };
}

/** Places a column that stays, and every column where not all of them are drawn. */
function placeStyle(index: number, count: number, edge: PinnedEdge | null, offset: number): CSSProperties | undefined {
  const track = count > fewColumns ? { gridColumnStart: index + 1 } : undefined;
  if (edge === null) return track;
  return { ...track, [edge === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: offset };
}

/** The width that a person gave the column, kept within its bounds. */
function sizedWidth<TRow>(definition: ColumnDef<TRow>, size: number | undefined): number | undefined {
  return size === undefined ? undefined : boundedWidth(size, definition);
}

function scaled<Width extends number | undefined>(width: Width, textScale: number): Width {
  return (width && Math.round(width * textScale)) as Width;
}

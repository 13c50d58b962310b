import type { CSSProperties } from 'react';
import type { ColumnPinningState } from '../state/tableState.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { boundedWidth, columnLayout, defaultMinWidth, fittingPins } from './columnLayout.ts';
import type { ColumnLayout } from './columnLayout.ts';
import { isControlColumn } from './controlColumns.ts';
import { pinnedEdge } from './columnPins.ts';
import type { PinnedEdge } from './columnPins.ts';
import { fewColumns } from './columnWindow.ts';
import { selectionColumnId } from './selectionColumn.ts';

/** A visible column, ready to be rendered. */
export interface RenderColumn<TRow> {
  /** Its definition. */
  definition: ColumnDef<TRow>;
  /** Its index among the visible columns. */
  index: number;
  /** The edge where it is pinned; null if it is not, or if there is no room. */
  pinned: PinnedEdge | null;
  /** True for the unpinned column that is sticky in a narrow table. */
  isLead: boolean;
  /** True for the first column of data: nested rows are indented there. */
  isMain: boolean;
  /** For the checkbox column: the column that labels them, the first text column. */
  titled: ColumnDef<TRow> | undefined;
  /**
   * Data attributes of its header and cells: alignment (`data-align`), pinned edge, and `data-lead` for the sticky
   * column of a narrow table.
   */
  marks: Readonly<Record<`data-${string}`, string | true | undefined>>;
  /** Style of the column's header: its sticky position if pinned. */
  headerStyle: CSSProperties | undefined;
  /** Style of the column's cells. */
  cellStyle: CSSProperties | undefined;
}

/** The visible columns in order and their layout. */
export interface RenderColumns<TRow> {
  /** The columns, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** Their layout. */
  layout: ColumnLayout;
}

/** Inputs of the column layout. */
export interface RenderOptions<TRow> {
  /** The visible columns in order. */
  definitions: readonly ColumnDef<TRow>[];
  /** User-defined widths in px. */
  columnSizing: Readonly<Record<string, number>>;
  /** Columns pinned by the user. */
  columnPinning: ColumnPinningState;
  /** Width in px of each column's aggregate in the footer, 0 for none. Default: no footer. */
  footWidths?: readonly number[];
  /** Whether a column has numbers. */
  holdsNumbers: (columnId: string) => boolean;
  /** Text scale factor. */
  textScale: number;
  /** Max total width of pinned columns in px. */
  pinRoom: number;
}

/** Computes how the visible columns are rendered. */
export function renderColumns<TRow>(options: RenderOptions<TRow>): RenderColumns<TRow> {
  const { definitions, columnSizing, columnPinning, footWidths, holdsNumbers, textScale, pinRoom } = options;
  const placed = fittingPins(
    definitions.map((definition, index) => {
      const { id, width, minWidth = defaultMinWidth, maxWidth } = definition;
      const footWidth = footWidths?.[index] ?? 0;
      return {
        id,
        pinned: pinnedEdge(definition, columnPinning),
        width: sizedWidth(definition, columnSizing[id]) ?? scaled(width && Math.max(width, footWidth), textScale),
        minWidth: scaled(Math.max(minWidth, footWidth), textScale),
        maxWidth: scaled(maxWidth, textScale),
        isAuxiliary: isControlColumn(id),
      };
    }),
    pinRoom,
  );
  const layout = columnLayout(placed);
  const main = definitions.findIndex(({ id }) => !isControlColumn(id));
  const titled = definitions.find(({ id, type = 'text' }) => {
    return !isControlColumn(id) && type !== 'chip' && type !== 'checkbox' && !holdsNumbers(id);
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

/** Returns the position of a pinned column, or of every column if only some are rendered. */
function placeStyle(index: number, count: number, edge: PinnedEdge | null, offset: number): CSSProperties | undefined {
  const track = count > fewColumns ? { gridColumnStart: index + 1 } : undefined;
  if (edge === null) return track;
  return { ...track, [edge === 'left' ? 'insetInlineStart' : 'insetInlineEnd']: offset };
}

/** Returns the user-defined width, clamped to the column's bounds. */
function sizedWidth<TRow>(definition: ColumnDef<TRow>, size: number | undefined): number | undefined {
  return size === undefined ? undefined : boundedWidth(size, definition);
}

function scaled<Width extends number | undefined>(width: Width, textScale: number): Width {
  return (width && Math.round(width * textScale)) as Width;
}

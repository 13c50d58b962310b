import type { CSSProperties } from 'react';
import type { PinnedEdge } from '../../columns/columnPins.ts';
import type { RenderColumns } from '../../columns/renderColumns.ts';
import type { Heading, HeadingRow } from './headings.ts';

/** A header above columns, ready to be rendered. */
export interface RenderGroup {
  /** The heading and its columns. */
  cell: Heading;
  /** Place of its first column among the visible ones, from 0. */
  first: number;
  /** Number of columns that it covers. */
  span: number;
  /** The edge where it is pinned; null if it scrolls. */
  pinned: PinnedEdge | null;
  /** Index of the unpinned column below it that is sticky in a narrow table; -1 for none. */
  lead: number;
  /** Its grid position and sticky position. */
  style: CSSProperties;
}

/** The visible columns and the headers of their groups. */
export interface RenderedColumns<TRow> extends RenderColumns<TRow> {
  /** Rows of group headers, top first. */
  groups: readonly (readonly RenderGroup[])[];
}

/**
 * Returns the rows of group headers as they are rendered, top first. A group is split where only some of its columns stay at an
 * edge.
 * @param rows The rows of group headers.
 * @param render The visible columns.
 */
export function renderGroups<TRow>(rows: readonly HeadingRow[], render: RenderColumns<TRow>): RenderGroup[][] {
  return rows.map((row) => {
    const cellOf = new Map(row.flatMap((cell) => cell.columnIds.map((id) => [id, cell] as const)));
    const groups: RenderGroup[] = [];
    for (const { definition, index, pinned, isLead } of render.columns) {
      const cell = cellOf.get(definition.id) ?? emptyCell(definition.id);
      const last = groups.at(-1);
      if (last && last.cell.key === cell.key && last.pinned === pinned) {
        last.span += 1;
        if (isLead) last.lead = index;
      } else {
        groups.push({ cell, first: index, span: 1, pinned, lead: isLead ? index : -1, style: {} });
      }
    }
    return groups.map((group) => placed(group, render));
  });
}

/** The cell above the checkboxes, which are no column of TanStack Table. */
function emptyCell(id: string): Heading {
  return { key: id, header: null, columnIds: [id], hiddenIds: [], edge: 'left' };
}

function placed<TRow>(group: RenderGroup, { columns, layout }: RenderColumns<TRow>): RenderGroup {
  const { first, span, pinned } = group;
  const covered = columns.slice(first, first + span).map(({ definition }) => definition.id);
  const offsetOf = (id: string | undefined) => layout.offsets.get(id ?? '') ?? 0;
  const style: CSSProperties = { gridColumn: `${first + 1} / span ${span}`, gridRow: 1 };
  if (pinned === 'left') style.insetInlineStart = offsetOf(covered[0]);
  if (pinned === 'right') style.insetInlineEnd = offsetOf(covered.at(-1));
  return { ...group, cell: { ...group.cell, columnIds: covered }, style };
}

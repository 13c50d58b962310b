import type { ReactNode } from 'react';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { selectionColumnId } from '../columns/selectionColumn.ts';
import { parts } from '../styles/parts.ts';
import type { SortEntry } from '../engine/TableView.ts';
import type { ColumnActions } from '../hooks/useColumnActions.ts';
import type { Heading } from '../model/columns/headings.ts';
import { useLatest } from '../state/useLatest.ts';
import { HeaderCell } from './HeaderCell.tsx';

/** Props of `HeaderRow`. */
export interface HeaderRowProps<TRow> {
  /** The columns to draw, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** Its place in the whole table as assistive technology counts, from 1: rows of groups come before it. */
  ariaRowIndex: number;
  /** The header that Tab leads to, or -1 where Tab leads elsewhere. */
  activeColumn: number;
  /** What can be done with columns. */
  actions: ColumnActions<TRow>;
  /** Ids of the columns whose filters are at work. */
  filtered: ReadonlySet<string>;
  /** The sort. */
  sorting: readonly SortEntry[];
  /** Opens a column's menu at an element. Left out where columns have no menus. */
  onMenu: ((heading: Heading, anchor: HTMLElement) => void) | undefined;
  /** Draws the header of the selection column; told whether Tab leads to it. */
  renderSelectionHeader: (column: RenderColumn<TRow>, isActive: boolean) => ReactNode;
}

/** The row of column headers. */
export function HeaderRow<TRow>(props: HeaderRowProps<TRow>) {
  const { columns, ariaRowIndex, activeColumn, actions, filtered, sorting, onMenu, renderSelectionHeader } = props;
  // Columns may change while one of them is carried.
  const latest = useLatest(actions);
  return (
    <div role="row" aria-rowindex={ariaRowIndex} className={parts.row} data-row={-1}>
      {columns.map((column) => {
        const { definition, index } = column;
        if (definition.id === selectionColumnId) return renderSelectionHeader(column, index === activeColumn);
        const heading = actions.headingOf(definition);
        return (
          <HeaderCell
            key={definition.id}
            column={column}
            heading={heading}
            active={index === activeColumn}
            isFiltered={filtered.has(definition.id)}
            sorting={sorting}
            onMenu={onMenu}
            actions={latest}
          />
        );
      })}
    </div>
  );
}

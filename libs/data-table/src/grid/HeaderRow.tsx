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
  /** The columns to render, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** The row's `aria-rowindex`, from 1, after the group rows. */
  ariaRowIndex: number;
  /** The column of the tab stop, or -1 if it is in another row. */
  activeColumn: number;
  /** The column actions. */
  actions: ColumnActions<TRow>;
  /** Ids of the filtered columns. */
  filtered: ReadonlySet<string>;
  /** The sort. */
  sorting: readonly SortEntry[];
  /** Opens a column's menu at an element. Omitted if columns have no menus. */
  onMenu: ((heading: Heading, anchor: HTMLElement) => void) | undefined;
  /** Renders the header of the selection column; receives whether it is the tab stop. */
  renderSelectionHeader: (column: RenderColumn<TRow>, isActive: boolean) => ReactNode;
}

/** The row of column headers. */
export function HeaderRow<TRow>(props: HeaderRowProps<TRow>) {
  const { columns, ariaRowIndex, activeColumn, actions, filtered, sorting, onMenu, renderSelectionHeader } = props;
  // Columns may change during a drag.
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

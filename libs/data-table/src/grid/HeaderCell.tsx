import { Tooltip } from '@agency-insights/ui-kit';
import type { MouseEvent, ReactElement } from 'react';
import { parts } from '../DataTable/DataTable.styles.ts';
import { HeaderResizer } from './HeaderResizer.tsx';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { SortMark } from './SortMark.tsx';
import type { TableHeader } from '../DataTable/useDataTable.ts';

/** Props of `HeaderCell`. */
export interface HeaderCellProps<TRow> {
  /** The header as TanStack Table holds it. */
  header: TableHeader;
  /** The column. */
  column: RenderColumn<TRow>;
  /** The column's place, from 0. */
  index: number;
  /** True where Tab leads to this header. */
  active: boolean;
  /** Called with a new width in px when a drag has ended. */
  onResize: (width: number) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** One column header: a button where the column can be sorted, and a grip to change its width. */
export function HeaderCell<TRow>({ header, column, index, active, onResize }: HeaderCellProps<TRow>) {
  const { definition, align, pinned, headerStyle } = column;
  const sorted = header.column.getIsSorted();
  const sortable = header.column.getCanSort();
  const text = <span className={parts.headerText}>{definition.header}</span>;
  const position = {
    'data-row': -1,
    'data-column': index,
    tabIndex: active ? 0 : -1,
    'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight',
  };
  const sort = (event: MouseEvent) => header.column.toggleSorting(undefined, event.shiftKey);
  const content = sortable ? (
    <button type="button" className={parts.headerButton} onClick={sort} {...position}>
      {text}
      <SortMark direction={sorted || (definition.firstSortDirection ?? 'asc')} />
    </button>
  ) : (
    text
  );
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={sorted ? ariaSort[sorted] : sortable ? 'none' : undefined}
      className={`${parts.headerCell}${pinned ? ` ${parts.pinned}` : ''}`}
      style={headerStyle}
      data-align={align === 'left' ? undefined : align}
      data-edge={pinned ?? undefined}
      {...(sortable ? undefined : position)}
    >
      {definition.tooltip ? (
        <Tooltip title={definition.tooltip} describeChild>
          {content as ReactElement}
        </Tooltip>
      ) : (
        content
      )}
      <HeaderResizer onResize={onResize} />
    </div>
  );
}

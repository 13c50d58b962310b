import { Tooltip } from '@agency-insights/ui-kit';
import type { MouseEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { parts } from '../DataTable/parts.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import type { SortEntry } from '../engine/TableView.ts';
import type { Heading } from '../model/columns/headings.ts';
import type { ColumnActions } from '../state/useColumnActions.ts';
import { HeaderMenuButton } from './HeaderMenuButton.tsx';
import { HeaderResizer } from './HeaderResizer.tsx';
import { FilterMark, SortMark } from './headerMarks.tsx';

/** Props of `HeaderCell`. */
export interface HeaderCellProps<TRow> {
  /** The column. */
  column: RenderColumn<TRow>;
  /** Its heading. */
  heading: Heading;
  /** True where Tab leads to this header. */
  active: boolean;
  /** True where a filter of this column is at work. */
  isFiltered: boolean;
  /** The sort. */
  sorting: readonly SortEntry[];
  /** What can be done with columns: Shift keeps the sort by others. */
  actions: ColumnActions<TRow>;
  /** The header was pressed: a drag may follow. */
  onPress: (event: PointerEvent<HTMLElement>) => void;
  /** Opens the column's menu at an element. Left out where there is no menu. */
  onMenu: ((anchor: HTMLElement) => void) | undefined;
}

const shortcuts = 'Alt+ArrowLeft Alt+ArrowRight Alt+Shift+ArrowLeft Alt+Shift+ArrowRight';

/** One column header: a button where the column can be sorted, its menu, and a grip to change its width. */
export function HeaderCell<TRow>(props: HeaderCellProps<TRow>) {
  const { column, heading, active, isFiltered, sorting, actions, onMenu } = props;
  const { definition, headerStyle, index } = column;
  const place = sorting.findIndex((entry) => entry.id === definition.id);
  const sorted = place < 0 ? null : sorting[place]?.desc ? 'desc' : 'asc';
  const sortable = definition.disableSort !== true;
  const position = {
    'data-column': index,
    tabIndex: active ? 0 : -1,
    'aria-keyshortcuts': onMenu ? `${shortcuts} Alt+ArrowDown` : shortcuts,
  };
  const text = <span className={parts.headerText}>{definition.header}</span>;
  const marks = (isFiltered || sorted) && (
    <span className={parts.marks}>
      {isFiltered && <FilterMark />}
      {sorted && <SortMark direction={sorted} place={sorting.length > 1 ? place + 1 : 0} />}
    </span>
  );
  const Content = sortable ? 'button' : 'span';
  const content = (
    <Content
      className={parts.headerButton}
      data-sorted={sorted ? (sorting.length > 1 ? 'several' : 'alone') : undefined}
      data-first={definition.firstSortDirection}
      {...(sortable && {
        type: 'button',
        onClick: (event: MouseEvent) => actions.stepSort(definition, event.shiftKey),
        ...position,
      })}
    >
      {text}
      {marks}
    </Content>
  );
  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its button has the focus, or itself where it is no button
    <div
      role="columnheader"
      aria-colindex={index + 1}
      // Its menu and its grip are no part of a column's name.
      aria-label={definition.header}
      aria-sort={sorted ? (`${sorted}ending` as const) : sortable ? 'none' : undefined}
      className={parts.headerCell}
      style={headerStyle}
      {...column.marks}
      data-column-id={definition.id}
      data-movable={heading.edge ? undefined : ''}
      onPointerDown={props.onPress}
      onContextMenu={onMenu && ((event) => openAt(event, onMenu))}
      {...(sortable ? undefined : position)}
    >
      {withTooltip(definition.tooltip, content)}
      {onMenu && <HeaderMenuButton label={`${definition.header} column menu`} onOpen={onMenu} />}
      <HeaderResizer
        onResize={(width, grip) => actions.resize(heading, width, grip)}
        onFit={(grip) => actions.fit(heading, grip)}
      />
    </div>
  );
}

function withTooltip(tooltip: ReactNode, content: ReactElement): ReactElement {
  if (!tooltip) return content;
  return (
    <Tooltip title={tooltip} describeChild>
      {content}
    </Tooltip>
  );
}

/** The context menu of a header is the column's own: by the right button, by the menu key, by Shift with F10. */
function openAt(event: MouseEvent<HTMLElement>, onMenu: (anchor: HTMLElement) => void): void {
  event.preventDefault();
  onMenu(event.currentTarget);
}

import { Tooltip } from '@agency-insights/ui-kit';
import type { MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import { isControlColumn } from '../columns/controlColumns.ts';
import { parts } from '../styles/parts.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import type { SortEntry } from '../engine/TableView.ts';
import type { ColumnActions } from '../hooks/useColumnActions.ts';
import { HeaderBox, headerShortcuts, type HeaderBoxProps } from './HeaderBox.tsx';
import { FilterMark, SortMark } from './headerMarks.tsx';

/** Props of `HeaderCell`. */
export interface HeaderCellProps<TRow> extends Pick<HeaderBoxProps<TRow>, 'heading' | 'onMenu'> {
  /** The column. */
  column: RenderColumn<TRow>;
  /** True if this header is the tab stop. */
  active: boolean;
  /** True if the column has an active filter. */
  isFiltered: boolean;
  /** The sort. */
  sorting: readonly SortEntry[];
  /** The column actions; Shift keeps the sort by other columns. */
  actions: RefObject<ColumnActions<TRow>>;
}

/** A column header with a sort button, a menu and a resize grip. */
export function HeaderCell<TRow>(props: HeaderCellProps<TRow>) {
  const { column, heading, active, isFiltered, sorting, actions, onMenu } = props;
  const { definition, headerStyle, index } = column;
  const place = sorting.findIndex((entry) => entry.id === definition.id);
  const sorted = place < 0 ? null : sorting[place]?.desc ? 'desc' : 'asc';
  const sortable = definition.disableSort !== true;
  const position = {
    'data-column': index,
    tabIndex: active ? 0 : -1,
    'aria-keyshortcuts': headerShortcuts(onMenu !== undefined),
  };
  // A column of buttons is as narrow as they are: only screen readers get its name.
  const text = !isControlColumn(definition.id) && <span className={parts.headerText}>{definition.header}</span>;
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
      data-sorted={sorted}
      data-first={definition.firstSortDirection}
      {...(sortable && {
        type: 'button',
        onClick: (event: MouseEvent) => actions.current.stepSort(definition, event.shiftKey),
        ...position,
      })}
    >
      {text}
      {marks}
    </Content>
  );
  return (
    <HeaderBox
      kind="column"
      heading={heading}
      index={index}
      actions={actions}
      onMenu={onMenu}
      aria-sort={sorted ? (`${sorted}ending` as const) : sortable ? 'none' : undefined}
      style={headerStyle}
      {...column.marks}
      {...(sortable ? undefined : position)}
    >
      {withTooltip(definition.tooltip, content)}
    </HeaderBox>
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

import { Fragment, memo, useRef } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { selectionColumnId } from '../columns/selectionColumn.ts';
import { parts } from '../styles/parts.ts';
import type { RowReader } from '../engine/TableView.ts';
import { SelectionCell } from '../selection/SelectionCell.tsx';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { cellContent, cellWords, isTextCell } from './cellContent.tsx';
import { Expander } from './Expander.tsx';
import type { GridExtras } from './GridExtras.types.ts';
import { LoadingBar } from './LoadingBar.tsx';

/** Props of `BodyRow`. All are primitive or stable while scrolling, so that rows do not re-render. */
export interface BodyRowProps<TRow> {
  /** Reads values and row objects. */
  reader: RowReader<TRow>;
  /** The row's class names. */
  className: string | undefined;
  /** The columns to render, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** The row's number in the source. */
  rowIndex: number;
  /** The row's place on the page, from 0. */
  position: number;
  /** The row's `aria-rowindex`: the header is 1. */
  ariaRowIndex: number;
  /** Distance from the top of the body in px. */
  top: number;
  /** The column of the tab stop, or -1 if it is in another row. */
  activeColumn: number;
  /** Whether the row is clickable. */
  clickable: boolean;
  /** False while the row is loading. */
  isLoaded: boolean;
  /** Whether the row is selected; null if it cannot be. */
  isSelected: boolean | null;
  /** Nesting depth from 0; null in a table without nested rows. */
  depth: number | null;
  /** Whether the rows nested in it are shown; null if there are none. */
  isExpanded: boolean | null;
  /** The plug-ins' mark of the row; undefined for none. */
  mark: string | undefined;
  /** Returns what plug-ins change in a cell. */
  cellOf: GridExtras<TRow>['cellOf'];
}

function BodyRowView<TRow>(props: BodyRowProps<TRow>) {
  const { reader, rowIndex, columns, position, ariaRowIndex, top, clickable, isLoaded, isSelected, depth } = props;
  const rowRef = useRef<HTMLDivElement>(null);
  // Removes titles that `showWholeText` set for the previous row in this element.
  useBrowserLayoutEffect(() => {
    for (const cell of rowRef.current?.querySelectorAll(`.${parts.cell}[title]`) ?? []) cell.removeAttribute('title');
  }, [reader, rowIndex]);
  return (
    <div
      role="row"
      ref={rowRef}
      aria-rowindex={ariaRowIndex}
      aria-selected={isSelected ?? undefined}
      aria-level={depth === null ? undefined : depth + 1}
      aria-expanded={props.isExpanded ?? undefined}
      aria-busy={isLoaded ? undefined : true}
      className={props.className ? `${parts.row} ${props.className}` : parts.row}
      style={rowStyle(top, depth)}
      data-row={position}
      data-clickable={clickable || undefined}
      data-depth={depth || undefined}
    >
      {columns.map((column) => bodyCell(props, column))}
    </div>
  );
}

/** One row, memoised. */
export const BodyRow = memo(BodyRowView) as typeof BodyRowView;

/** Renders a cell. Not a component, because a table has thousands of cells. */
function bodyCell<TRow>(row: BodyRowProps<TRow>, column: RenderColumn<TRow>): ReactElement {
  const { definition, index, isMain } = column;
  const isTreeCell = isMain && row.depth !== null;
  const extra = row.mark && row.cellOf?.(row.mark, column, row.rowIndex);
  return (
    <div
      key={definition.id}
      role="gridcell"
      aria-colindex={index + 1}
      aria-selected={(column.titled && row.isSelected) ?? undefined}
      tabIndex={index === row.activeColumn ? 0 : -1}
      className={cellClass(definition, isTreeCell)}
      style={extra ? { ...column.cellStyle, ...extra.style } : column.cellStyle}
      {...column.marks}
      {...(extra && extra.attributes)}
    >
      {isTreeCell && <Expander isExpanded={row.isExpanded} title={cellWords(row.reader, row.rowIndex, definition)} />}
      {(extra && extra.content) || contentOf(row, column, isTreeCell)}
    </div>
  );
}

function contentOf<TRow>(row: BodyRowProps<TRow>, column: RenderColumn<TRow>, isTreeCell: boolean): ReactNode {
  const { definition, titled } = column;
  if (!row.isLoaded) return <LoadingBar place={row.position} />;
  if (titled) {
    return <SelectionCell isSelected={row.isSelected} title={cellWords(row.reader, row.rowIndex, titled)} />;
  }
  const content = cellContent(row.reader, row.rowIndex, definition);
  if (isTextCell(definition)) return isTreeCell ? <span className={parts.bareText}>{content}</span> : content;
  // The key keeps state of the caller's content from leaking to the next row in this element.
  return <Fragment key={row.rowIndex}>{content}</Fragment>;
}

function cellClass<TRow>(definition: ColumnDef<TRow>, isTreeCell: boolean): string {
  if (definition.id === selectionColumnId) return `${parts.cell} ${parts.selectCell}`;
  if (isTreeCell) return `${parts.cell} ${parts.treeCell}`;
  return isTextCell(definition) ? parts.cell : `${parts.cell} ${parts.custom}`;
}

function rowStyle(top: number, depth: number | null): CSSProperties {
  return depth ? ({ top, '--depth': depth } as CSSProperties) : { top };
}

import { memo } from 'react';
import type { ReactNode } from 'react';
import type { TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { parts } from '../DataTable/DataTable.styles.ts';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { formatValue } from '../columns/formatValue.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { ChipCell } from './ChipCell.tsx';

/** Props of `BodyRow`. All are plain or stay the same while scrolling, so that a row in view is drawn once. */
export interface BodyRowProps<TRow> {
  /** Where row objects come from. */
  source: TableSource<TRow>;
  /** Reads values. */
  engine: TableEngine;
  /** The visible columns, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** The row's number in the source. */
  rowIndex: number;
  /** The row's place on the page, from 0. */
  position: number;
  /** The row's place in the whole table as assistive technology counts: the header is 1. */
  ariaRowIndex: number;
  /** Distance from the top of the body in px. */
  top: number;
  /** The column that can be reached by Tab, or -1 where that is in another row. */
  activeColumn: number;
  /** True where a click on the row does something. */
  clickable: boolean;
}

function BodyRowView<TRow>(props: BodyRowProps<TRow>) {
  const { columns, position, ariaRowIndex, top, activeColumn, clickable } = props;
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      className={parts.row}
      style={{ transform: `translateY(${top}px)` }}
      data-clickable={clickable || undefined}
    >
      {columns.map((column, index) => (
        <div
          key={column.definition.id}
          role="gridcell"
          aria-colindex={index + 1}
          tabIndex={index === activeColumn ? 0 : -1}
          className={cellClass(column)}
          style={column.cellStyle}
          data-align={column.align === 'left' ? undefined : column.align}
          data-edge={column.pinned ?? undefined}
          data-row={position}
          data-column={index}
        >
          {cellContent(props, column)}
        </div>
      ))}
    </div>
  );
}

/** One row. Drawn again only when one of its props changes. */
export const BodyRow = memo(BodyRowView) as typeof BodyRowView;

function cellClass<TRow>({ definition, pinned }: RenderColumn<TRow>): string {
  return `${parts.cell}${isText(definition) ? '' : ` ${parts.custom}`}${pinned ? ` ${parts.pinned}` : ''}`;
}

function isText<TRow>({ cell, type }: ColumnDef<TRow>): boolean {
  return type === 'chip' ? false : type === 'text' || !cell;
}

function cellContent<TRow>(
  { source, engine, rowIndex }: BodyRowProps<TRow>,
  { definition }: RenderColumn<TRow>,
): ReactNode {
  const value = engine.value(definition.id, rowIndex);
  if (definition.type === 'chip') return <ChipCell value={value} format={definition.format} />;
  if (definition.cell && !isText(definition)) {
    const valueOf = (columnId: string) => engine.value(columnId, rowIndex);
    const content = definition.cell({ value, row: () => source.row(rowIndex), valueOf, rowIndex });
    // Bare text needs an element of its own, or it would be cut without an ellipsis.
    return typeof content === 'string' || typeof content === 'number' ? (
      <span className={parts.bareText}>{content}</span>
    ) : (
      content
    );
  }
  return definition.format ? definition.format(value) : formatValue(value);
}

import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { parts } from '../DataTable/DataTable.styles.ts';
import type { TableHeader } from '../DataTable/useDataTable.ts';
import { HeaderCell } from './HeaderCell.tsx';

/** Props of `HeaderRow`. */
export interface HeaderRowProps<TRow> {
  /** Headers of the visible columns, left to right. */
  headers: readonly TableHeader[];
  /** The visible columns, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** The header that Tab leads to, or -1 where Tab leads to a row. */
  activeColumn: number;
  /** Called with a column's new width in px. */
  onResize: (column: ColumnDef<TRow>, width: number) => void;
}

/** The row of column headers. */
export function HeaderRow<TRow>({ headers, columns, activeColumn, onResize }: HeaderRowProps<TRow>) {
  return (
    <div role="row" aria-rowindex={1} className={parts.row}>
      {headers.map((header, index) => {
        const column = columns[index];
        if (!column) return null;
        const resize = (width: number) => onResize(column.definition, width);
        return (
          <HeaderCell
            key={header.id}
            header={header}
            column={column}
            index={index}
            active={index === activeColumn}
            onResize={resize}
          />
        );
      })}
    </div>
  );
}

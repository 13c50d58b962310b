'use client';
import { useRef, useState, type RefObject } from 'react';
import type { ColumnOrGroupDef } from '../columns/columnDefinition.types.ts';
import type { DataTableHandle, ExportOptions } from '../DataTable/DataTable.types.ts';
import { usualLogger } from '../DataTable/usualLogger.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import { saveFile } from './saveFile.ts';
import { copyTable, tableCsv, type CsvOptions } from './tableCsv.ts';

/** Options of `useTableCsv`. */
export interface TableCsvOptions<TRow>
  extends Omit<CsvOptions, 'words' | 'signal' | 'onProgress'>, Pick<ExportOptions, 'label' | 'loadingLabel'> {
  /** The columns as the table has them. */
  columns: readonly ColumnOrGroupDef<TRow>[];
  /** File name without the extension `.csv`. */
  fileName: string;
  /** Called when the export fails. Default: the error is an unhandled rejection. */
  onError?: (error: unknown) => void;
}

/** CSV export and copy of a table. */
export interface TableCsv {
  /** The table's `ref`. */
  ref: RefObject<DataTableHandle | null>;
  /** The table's `exportOptions`: a button that saves the file, disabled during the export. */
  exportOptions: ExportOptions;
  /** Copies the rows to the clipboard; returns their number, 0 while the table shows an error or is not rendered. */
  copy: () => Promise<number>;
}

/** Returns the `ref` and `exportOptions` of a table with a CSV export in the page's language. */
export function useTableCsv<TRow>(options: TableCsvOptions<TRow>): TableCsv {
  const { columns, fileName, label, loadingLabel, onError, ...format } = options;
  const ref = useRef<DataTableHandle>(null);
  const words = useTableWords();
  const [loading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      if (!ref.current) throw new Error(missing('export'));
      saveFile(await tableCsv(ref.current, columns, { ...format, words }), `${fileName}.csv`);
    } catch (error) {
      if (!onError) throw error;
      onError(error);
    } finally {
      setLoading(false);
    }
  };
  return {
    ref,
    exportOptions: { label, loadingLabel, loading, onClick: () => void save() },
    async copy() {
      if (ref.current) return copyTable(ref.current, columns, { ...format, words });
      usualLogger()?.warn(missing('copy'));
      return 0;
    },
  };
}

const missing = (action: string) =>
  `useTableCsv found no table to ${action}: pass its \`ref\` to the DataTable, which must show rows`;

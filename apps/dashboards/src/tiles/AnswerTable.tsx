import type { TileAnswer, TileColumn, TileDefinition } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import type { ChartTableData } from '../charts/ChartFigure/ChartFigure.types.ts';
import { ChartTable } from '../charts/ChartFigure/ChartTable.tsx';
import { formatCell } from './formatCell.ts';

/** All rows of an answer, with the columns that people read. */
export function AnswerTable({ definition, answer }: { definition: TileDefinition; answer: TileAnswer }): ReactElement {
  const data = useMemo((): ChartTableData => {
    const columns = definition.columns.filter(({ kind }) => kind !== 'id');
    // A month has no name: it is named in the column of the names.
    const [names, months, ...others] = columns;
    const isNamedByMonth = names?.kind === 'text' && months?.kind === 'month';
    const shown: readonly TileColumn[] = isNamedByMonth ? [names, ...others] : columns;
    return {
      columns: shown.map(({ label }) => label),
      rows: answer.rows.map((row) =>
        shown.map((column) =>
          formatCell(row, isNamedByMonth && column === names && row[names.key] == null ? months : column),
        ),
      ),
    };
  }, [definition, answer]);
  return <ChartTable title={definition.title} data={data} />;
}

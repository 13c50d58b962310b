import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import type { ChartTableData } from '../charts/ChartFigure/ChartFigure.types.ts';
import { ChartTable } from '../charts/ChartFigure/ChartTable.tsx';
import { formatCell } from './formatCell.ts';

/** All rows of an answer, with the columns that people read. */
export function AnswerTable({ definition, answer }: { definition: TileDefinition; answer: TileAnswer }): ReactElement {
  const data = useMemo((): ChartTableData => {
    const columns = definition.columns.filter(({ kind }) => kind !== 'id');
    return {
      columns: columns.map(({ label }) => label),
      rows: answer.rows.map((row) => columns.map((column) => formatCell(row, column))),
    };
  }, [definition, answer]);
  return <ChartTable title={definition.title} data={data} />;
}

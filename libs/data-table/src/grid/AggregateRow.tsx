import { aggregateLabel, aggregateText } from '../columns/columnAggregates.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { parts } from '../styles/parts.ts';
import type { Aggregates } from '../engine/aggregates/aggregationFunctions.ts';
import { useTableWords } from '../texts/useTableWords.ts';
import { footRow } from './gridNavigation.ts';
import { LoadingBar } from './LoadingBar.tsx';

/** Props of `AggregateRow`. */
export interface AggregateRowProps<TRow> {
  /** The columns to render, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** The aggregates by column id; null if there are none. */
  aggregates: Aggregates | null;
  /** The cell that Tab leads to, or -1 if Tab leads to another row. */
  activeColumn: number;
  /** The row's number for assistive technology. */
  ariaRowIndex: number;
  /** True while rows are loading: bars replace the aggregates. */
  busy: boolean;
}

/** The footer row with the aggregates of the filtered rows. */
export function AggregateRow<TRow>(props: AggregateRowProps<TRow>) {
  const { columns, aggregates, activeColumn, ariaRowIndex, busy } = props;
  const words = useTableWords();
  return (
    <div role="rowgroup" className={parts.foot}>
      <div role="row" aria-rowindex={ariaRowIndex} className={parts.row} data-row={footRow}>
        {columns.map(({ definition, index, headerStyle, marks }) => (
          <div
            key={definition.id}
            role="gridcell"
            aria-colindex={index + 1}
            tabIndex={index === activeColumn ? 0 : -1}
            className={parts.cell}
            style={headerStyle}
            {...marks}
          >
            {definition.aggregationFn &&
              (busy ? (
                <LoadingBar place={index} />
              ) : (
                <>
                  <span className={parts.aggregateName}>{aggregateLabel(definition, words)}</span>{' '}
                  <span className={parts.aggregate}>{aggregateText(definition, aggregates, words)}</span>
                </>
              ))}
          </div>
        ))}
      </div>
    </div>
  );
}

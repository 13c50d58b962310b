import { useEffect, useMemo, useRef } from 'react';
import { aggregateWarnings, columnAggregates } from '../columns/columnAggregates.ts';
import type { TableRowsControl } from '../rows/useTableRows.ts';
import type { UsableProps } from './useUsableProps.ts';

/** Warns, once per column, of aggregates that the footer cannot show. */
export function useAggregateWarnings<TRow>(
  { columns, source, logger }: UsableProps<TRow>,
  { view, isFirst, isPending }: TableRowsControl<TRow>,
): void {
  const wanted = useMemo(() => columnAggregates(columns), [columns]);
  const reported = useRef(new Set<string>());
  const { aggregates } = view;
  const isKnown = !isFirst && !isPending && view.matchCount > 0;
  useEffect(() => {
    if (!logger || !isKnown) return;
    for (const warning of aggregateWarnings(wanted, aggregates, 'remote' in source)) {
      if (!reported.current.has(warning)) logger.warn(warning);
      reported.current.add(warning);
    }
  }, [wanted, aggregates, isKnown, source, logger]);
}

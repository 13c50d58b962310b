import { useMemo } from 'react';
import { aggregateWarnings } from '../columns/columnAggregates.ts';
import type { TableRowsControl } from '../hooks/useTableRows.ts';
import type { UsableProps } from './useUsableProps.ts';
import { useWarningsOnce } from './useWarningsOnce.ts';

/** Warns, once per column, of aggregates that the footer cannot show. */
export function useAggregateWarnings<TRow>(
  { source, logger }: UsableProps<TRow>,
  { view, request, isFirst, isPending }: TableRowsControl<TRow>,
): void {
  const { aggregates: wanted = [] } = request;
  const { aggregates } = view;
  const isKnown = !isFirst && !isPending && view.matchCount > 0;
  const warnings = useMemo(
    () => (isKnown ? aggregateWarnings(wanted, aggregates, 'remote' in source) : []),
    [wanted, aggregates, isKnown, source],
  );
  useWarningsOnce(logger, warnings);
}

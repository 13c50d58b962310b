import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useCallback, type ReactElement } from 'react';
import { KeyNumbers } from '../tiles/KeyNumbers.tsx';
import { useTile } from '../tiles/useTile.ts';
import { benchmarkNumber, measuresOf } from './benchmarkNumbers.ts';

/** The numbers of the selection, each with its change, its peers and its line over time. */
export function BenchmarkNumbers(): ReactElement {
  const months = useTile('months')?.answer;
  const percentiles = useTile('percentiles')?.answer;
  const numbersOf = useCallback(
    (numbers: TileAnswer) =>
      measuresOf(numbers).map((measure) => benchmarkNumber(measure, { numbers, months, percentiles })),
    [months, percentiles],
  );
  return <KeyNumbers tile="numbers" count={6} numbersOf={numbersOf} />;
}

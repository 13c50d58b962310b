import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { HeatMapRow } from './HeatMap.types.ts';

/** Names the cells with the largest and the smallest value. */
export function heatMapSentence(rows: readonly HeatMapRow[], format: ValueFormat): string {
  const cells = rows.flatMap(({ label, cells: own }) =>
    own.flatMap((cell) => (cell.value === null ? [] : [{ name: `${label} in ${cell.label}`, value: cell.value }])),
  );
  const [first, ...others] = cells;
  if (!first) return 'There are no values to show.';
  const high = others.reduce((best, cell) => (cell.value > best.value ? cell : best), first);
  const low = others.reduce((best, cell) => (cell.value < best.value ? cell : best), first);
  const most = `Highest: ${high.name}, ${formatShortValue(high.value, format)}`;
  return low.value === high.value
    ? `${most}.`
    : `${most}; lowest: ${low.name}, ${formatShortValue(low.value, format)}.`;
}

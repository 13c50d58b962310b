import { formatShortValue, type ValueFormat } from '../format/formatChartValue.ts';
import type { HeatMapRow } from './HeatMap.types.ts';
import { t } from '../../language/texts.ts';

/** Names the cells with the largest and the smallest value. */
export function heatMapSentence(rows: readonly HeatMapRow[], format: ValueFormat): string {
  const cells = rows.flatMap(({ label, cells: own }) =>
    own.flatMap((cell) =>
      cell.value === null
        ? []
        : [{ name: t('{row} in {column}', { row: label, column: cell.label }), value: cell.value }],
    ),
  );
  const [first, ...others] = cells;
  if (!first) return t('There are no values to show.');
  const high = others.reduce((best, cell) => (cell.value > best.value ? cell : best), first);
  const low = others.reduce((best, cell) => (cell.value < best.value ? cell : best), first);
  const words = { high: high.name, value: formatShortValue(high.value, format) };
  return low.value === high.value
    ? t('Highest: {high}, {value}.', words)
    : t('Highest: {high}, {value}; lowest: {low}, {least}.', {
        ...words,
        low: low.name,
        least: formatShortValue(low.value, format),
      });
}

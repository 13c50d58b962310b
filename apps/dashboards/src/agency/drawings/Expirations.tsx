import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { HeatMap } from '../../charts/HeatMap/HeatMap.tsx';
import type { HeatMapRow } from '../../charts/HeatMap/HeatMap.types.ts';
import { monthLabels } from '../../tiles/monthLabels.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';

/** Products with few terms would be nearly empty rows. */
const maxRows = 8;

/** Draws how many terms expire in each of the next months, by product. */
export function Expirations({ answer, chart }: TileDrawingProps): ReactElement {
  const rows = useMemo(() => heatRows(answer), [answer]);
  return <HeatMap {...chart} rows={rows} format="count" />;
}

function heatRows({ rows }: TileAnswer): HeatMapRow[] {
  const months = [...new Set(rows.map((row) => textIn(row, 'month')))].sort();
  const labels = monthLabels(months);
  const products = new Map<string, { label: string; terms: number; byMonth: Map<string, number> }>();
  for (const row of rows) {
    const id = textIn(row, 'product');
    const product = products.get(id) ?? { label: textIn(row, 'name'), terms: 0, byMonth: new Map<string, number>() };
    const terms = numberIn(row, 'terms') ?? 0;
    product.terms += terms;
    product.byMonth.set(textIn(row, 'month'), terms);
    products.set(id, product);
  }
  return [...products]
    .sort(([, one], [, other]) => other.terms - one.terms)
    .slice(0, maxRows)
    .map(([id, { label, byMonth }]) => ({
      id,
      label,
      cells: months.map((month, index) => ({
        id: month,
        label: labels[index] ?? month,
        value: byMonth.get(month) ?? 0,
      })),
    }));
}

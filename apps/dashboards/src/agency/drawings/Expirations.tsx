import type { TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { HeatMap } from '../../charts/HeatMap/HeatMap.tsx';
import type { HeatMapRow } from '../../charts/HeatMap/HeatMap.types.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { monthLabels } from '../../tiles/monthLabels.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';

/** Products with few terms would be nearly empty rows. */
const maxRows = 8;

/** Draws how many terms expire in each of the next months, by product. */
export function Expirations({ answer, before, chart }: TileDrawingProps): ReactElement {
  const rows = useMemo(() => heatRows(answer, before), [answer, before]);
  return <HeatMap {...chart} rows={rows} format="count" />;
}

function heatRows(answer: TileAnswer, previous: TileAnswer | undefined): HeatMapRow[] {
  const { rows } = answer;
  const find = beforeLookup(answer, previous, { idKey: ['product', 'month'], key: 'terms' });
  const months = [...new Set(rows.map((row) => textIn(row, 'month')))].sort();
  const labels = monthLabels(months);
  const products = new Map<string, { label: string; terms: number; byMonth: Map<string, TileRow> }>();
  for (const row of rows) {
    const id = textIn(row, 'product');
    const product = products.get(id) ?? { label: textIn(row, 'name'), terms: 0, byMonth: new Map<string, TileRow>() };
    product.terms += numberIn(row, 'terms') ?? 0;
    product.byMonth.set(textIn(row, 'month'), row);
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
        value: numberIn(byMonth.get(month) ?? {}, 'terms') ?? 0,
        before: find(byMonth.get(month) ?? { product: id, month }),
      })),
    }));
}

import { useMemo, type ReactElement } from 'react';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { monthLabels } from '../../tiles/monthLabels.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { labelOf } from '../../tiles/pickColumns.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { reasonOf, whyNone } from '../benchmarkOf.ts';

/** Draws the written premium of the selection by month, beside the same months a year before. */
export function PremiumByMonth({ definition, answer, before, chart }: TileDrawingProps): ReactElement {
  const series = useMemo(() => {
    const months = monthLabels(answer.rows.map((row) => textIn(row, 'month')));
    const label = (key: string) => labelOf(definition.columns, key);
    const find = beforeLookup(answer, before, { idKey: 'month', key: 'premium' });
    const points = (key: string) =>
      answer.rows.map((row, at) => {
        const reason = reasonOf(row, answer, 'suppressed');
        return {
          id: textIn(row, 'month'),
          label: months[at] ?? '',
          value: numberIn(row, key),
          ...(reason && { reason }),
          ...(key === 'premium' && { before: find(row) }),
        };
      });
    return [
      { id: 'premium', label: label('premium'), points: points('premium') },
      ...(answer.previous_period === null
        ? []
        : [
            {
              id: 'previous',
              label: label('previous_premium'),
              isComparison: true,
              points: points('previous_premium'),
            },
          ]),
    ];
  }, [definition, answer, before]);
  const isUnknown = answer.rows.every((row) => numberIn(row, 'premium') === null);
  const sentence = isUnknown ? { sentence: whyNone(answer) } : {};
  return <LineChart {...chart} {...sentence} series={series} format="cents" height={220} />;
}

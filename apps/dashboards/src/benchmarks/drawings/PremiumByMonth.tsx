import { useMemo, type ReactElement } from 'react';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { monthLabels } from '../../tiles/monthLabels.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { reasonOf, whyNone } from '../benchmarkOf.ts';
import { t } from '../../language/texts.ts';

/** Draws the written premium of the selection by month, beside the same months a year before. */
export function PremiumByMonth({ answer, before, chart }: TileDrawingProps): ReactElement {
  const series = useMemo(() => {
    const labels = monthLabels(answer.rows.map((row) => textIn(row, 'month')));
    const find = beforeLookup(answer, before, { idKey: 'month', key: 'premium' });
    const points = (key: string) =>
      answer.rows.map((row, at) => {
        const reason = reasonOf(row, answer, 'suppressed');
        return {
          id: textIn(row, 'month'),
          label: labels[at] ?? '',
          value: numberIn(row, key),
          ...(reason && { reason }),
          ...(key === 'premium' && { before: find(row) }),
        };
      });
    return [
      { id: 'premium', label: t('Premium'), points: points('premium') },
      ...(answer.previous_period === null
        ? []
        : [{ id: 'previous', label: t('Year before'), isComparison: true, points: points('previous_premium') }]),
    ];
  }, [answer, before]);
  const isUnknown = answer.rows.every((row) => numberIn(row, 'premium') === null);
  const sentence = isUnknown ? { sentence: whyNone(answer) } : {};
  return <LineChart {...chart} {...sentence} series={series} format="cents" height={220} />;
}

import { useMemo, type ReactElement } from 'react';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { monthLabels } from '../../tiles/monthLabels.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import { whyNotCompared } from '../whyNotCompared.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { PeersNote } from './PeersNote.tsx';
import { t } from '../../language/texts.ts';

/** Draws policy retention by month, with whom it is compared; months with renewals that are not due yet are unfinished. */
export function RetentionLine({ answer, before, chart }: TileDrawingProps): ReactElement {
  const series = useMemo(() => {
    const labels = monthLabels(answer.rows.map((row) => textIn(row, 'month')));
    const find = beforeLookup(answer, before, { idKey: 'month', key: 'retention' });
    const points = (key: 'retention' | 'compared') =>
      answer.rows.map((row, index) => {
        const isComplete = numberIn(row, 'open') === 0;
        const missing = key === 'compared' ? (whyNotCompared(answer) ?? t('no due terms')) : t('no due terms');
        return {
          id: textIn(row, 'month'),
          label: labels[index] ?? '',
          // The few terms of an unfinished month whose renewal is known already say little.
          value: isComplete ? numberIn(row, key) : null,
          reason: isComplete ? missing : t('renewals of this month may still come'),
          isComplete,
          before: isComplete && key === 'retention' ? find(row) : null,
        };
      });
    return [
      { id: 'policies', label: t('Policy retention'), points: points('retention') },
      ...(answer.comparison === null || answer.comparison.suppressed
        ? []
        : [{ id: 'compared', label: answer.comparison.label, isComparison: true, points: points('compared') }]),
    ];
  }, [answer, before]);
  const notes = <PeersNote answer={answer} notes={chart.notes} />;
  return <LineChart {...chart} notes={notes} series={series} format="ratio" height={240} />;
}

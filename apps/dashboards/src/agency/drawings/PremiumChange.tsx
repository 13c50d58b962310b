import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { WaterfallChart } from '../../charts/WaterfallChart/WaterfallChart.tsx';
import { noYearBefore } from '../../tiles/tileNotes.ts';
import { numberIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { LastYearNote } from './LastYearNote.tsx';
import { t, type Label } from '../../language/texts.ts';

const changes = [
  { id: 'new', label: 'New' },
  { id: 'repriced', label: 'Rate' },
  { id: 'other', label: 'Other' },
  { id: 'lost', label: 'Lost' },
] as const satisfies readonly { id: string; label: Label }[];

/** Years are left out that the data cannot say it of. */
function whyNoChange(answer: TileAnswer): string {
  return noYearBefore(answer) ?? t('The data does not tell new business from renewals in this period.');
}

/** Draws how the premium of the year before became that of the period; earlier years are in the tile's data. */
export function PremiumChange({ answer, before, chart }: TileDrawingProps): ReactElement {
  const { start, steps } = useMemo(() => {
    const own = answer.rows.at(-1) ?? {};
    const was = before?.rows.at(-1) ?? {};
    const hasMoved = numberIn(own, 'premium') !== numberIn(was, 'premium');
    const point = (id: string, label: string, key: string) => ({
      id,
      label,
      value: numberIn(own, key),
      before: hasMoved ? numberIn(was, key) : null,
    });
    return {
      start: point('previous', t('Last year'), 'previous_premium'),
      steps: changes.map(({ id, label }) => point(id, t(label), id)),
    };
  }, [answer, before]);
  return (
    <WaterfallChart
      {...chart}
      notes={<LastYearNote answer={answer} notes={chart.notes} />}
      {...(answer.rows.length === 0 && { sentence: whyNoChange(answer) })}
      start={start}
      changes={answer.rows.length === 0 ? [] : steps}
      end={useMemo(() => ({ id: 'now', label: t('Now') }), [])}
      format="cents"
      height={290}
    />
  );
}

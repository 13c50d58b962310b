import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { WaterfallChart } from '../../charts/WaterfallChart/WaterfallChart.tsx';
import { labelOf } from '../../tiles/pickColumns.ts';
import { noYearBefore } from '../../tiles/tileNotes.ts';
import { numberIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { LastYearNote } from './LastYearNote.tsx';
import { t } from '../../language/texts.ts';

/** Columns of the changes, in their order. */
const changes = ['new', 'repriced', 'other', 'lost'];

/** Years are left out that the data cannot say it of. */
function whyNoChange(answer: TileAnswer): string {
  return noYearBefore(answer) ?? t('The data does not tell new business from renewals in this period.');
}

/** Draws how the premium of the year before became that of the period. */
export function PremiumChange({ definition, answer, before, chart }: TileDrawingProps): ReactElement {
  const { start, steps, end } = useMemo(() => {
    const own = answer.rows.at(-1) ?? {};
    const was = before?.rows.at(-1) ?? {};
    const hasMoved = numberIn(own, 'premium') !== numberIn(was, 'premium');
    const nameOf = (id: string, key: string) => ({ id, label: labelOf(definition.columns, key) });
    const point = (id: string, key: string) => ({
      ...nameOf(id, key),
      value: numberIn(own, key),
      before: hasMoved ? numberIn(was, key) : null,
    });
    return {
      start: point('previous', 'previous_premium'),
      steps: changes.map((id) => point(id, id)),
      end: nameOf('now', 'premium'),
    };
  }, [definition, answer, before]);
  return (
    <WaterfallChart
      {...chart}
      notes={<LastYearNote answer={answer} notes={chart.notes} />}
      {...(answer.rows.length === 0 && { sentence: whyNoChange(answer) })}
      start={start}
      changes={answer.rows.length === 0 ? [] : steps}
      end={end}
      format="cents"
      height={290}
    />
  );
}

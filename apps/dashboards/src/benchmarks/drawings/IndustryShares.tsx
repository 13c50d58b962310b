import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import type { Bar } from '../../charts/BarChart/BarChart.types.ts';
import { formatSignedValue } from '../../charts/format/formatChartValue.ts';
import { WithoutIndustry } from '../../tiles/WithoutIndustry.tsx';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { reasonOf, whyNone } from '../benchmarkOf.ts';
import { t } from '../../language/texts.ts';

/** More bars would hide the ones that matter; all of them are in the tile's data. */
const maxBars = 12;

/** Draws the largest industries as shares of the premium that has one, with those of peers. */
export function IndustryShares({ answer, before, chart }: TileDrawingProps): ReactElement {
  const bars = useMemo(() => industryBars(answer, before), [answer, before]);
  const notes = (
    <>
      {chart.notes}
      <WithoutIndustry answer={answer} />
    </>
  );
  return (
    <BarChart
      {...chart}
      notes={notes}
      sentence={industrySentence(answer)}
      bars={bars}
      format="ratio"
      valueLabel={t('Share')}
    />
  );
}

/** Personal lines have no industry: they would be one bar beside which the others are nothing. */
const hasIndustry = (row: TileAnswer['rows'][number]): boolean => textIn(row, 'naics') !== '';

function industryBars(answer: TileAnswer, before: TileAnswer | undefined): Bar[] {
  const find = beforeLookup(answer, before, { idKey: 'naics', key: 'share' });
  return answer.rows
    .filter(hasIndustry)
    .slice(0, maxBars)
    .map((row) => {
      const value = numberIn(row, 'share');
      const reason = reasonOf(row, answer, 'suppressed');
      return {
        id: textIn(row, 'naics'),
        label: textIn(row, 'name'),
        value,
        peer: numberIn(row, 'peer_share'),
        peerReason: reasonOf(row, answer, 'peers_suppressed'),
        before: find(row),
        ...(reason && { reason }),
      };
    });
}

/** Names the industry that grew most among the large ones, or that shrank least. */
function industrySentence(answer: TileAnswer): string {
  const large = answer.rows.filter((row) => hasIndustry(row) && (numberIn(row, 'share') ?? 0) >= 0.005);
  const [first] = large;
  if (first === undefined) return whyNone(answer, t('There is no premium with an industry to show.'));
  const fastest = large.reduce((best, row) =>
    (numberIn(row, 'growth') ?? -1) > (numberIn(best, 'growth') ?? -1) ? row : best,
  );
  const growth = numberIn(fastest, 'growth') ?? 0;
  const largest = textIn(first, 'name');
  if (growth === 0) return t('{largest} is largest.', { largest });
  return t(
    growth > 0
      ? '{largest} is largest; {fastest} grew most, {growth}.'
      : '{largest} is largest; {fastest} shrank least, {growth}.',
    {
      largest,
      fastest: textIn(fastest, 'name'),
      growth: formatSignedValue(growth, 'ratio'),
    },
  );
}

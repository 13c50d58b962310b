import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import type { Bar } from '../../charts/BarChart/BarChart.types.ts';
import { formatShortValue } from '../../charts/format/formatChartValue.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { benchmarkOf, whyNone, withheldReason } from '../benchmarkOf.ts';
import { t } from '../../language/texts.ts';

/** Draws each premium class with its share of agencies and of premium: those of the peers, or of all. */
export function PremiumClasses({ answer, before, chart }: TileDrawingProps): ReactElement {
  const bars = useMemo(() => classBars(answer, before), [answer, before]);
  const { peers } = benchmarkOf(answer);
  return (
    <BarChart
      {...chart}
      sentence={classSentence(bars, peers === null) ?? whyNone(answer)}
      bars={bars}
      format="ratio"
      valueLabel={t('Premium')}
      peerLabel={t('Agencies')}
      peersAs="bar"
    />
  );
}

function classBars(answer: TileAnswer, before: TileAnswer | undefined): Bar[] {
  const benchmark = benchmarkOf(answer);
  const [premium, agencies] =
    benchmark.peers === null
      ? (['share', 'agencies_share'] as const)
      : (['peer_share', 'peer_agencies_share'] as const);
  const find = beforeLookup(answer, before, { idKey: 'class', key: premium });
  return withoutEmptyEnds(answer.rows, [premium, agencies]).map((row) => {
    const value = numberIn(row, premium);
    return {
      id: textIn(row, 'class'),
      label: textIn(row, 'class'),
      value,
      peer: numberIn(row, agencies),
      before: find(row),
      ...(value === null && { reason: withheldReason(benchmark) }),
    };
  });
}

/** Classes above the largest agency, and below the smallest, are no bars. */
function withoutEmptyEnds(rows: TileAnswer['rows'], keys: readonly string[]): TileAnswer['rows'] {
  const isEmpty = (row: TileAnswer['rows'][number]) => keys.every((key) => numberIn(row, key) === 0);
  const first = rows.findIndex((row) => !isEmpty(row));
  const last = rows.findLastIndex((row) => !isEmpty(row));
  return first < 0 ? [] : rows.slice(first, last + 1);
}

/** Says how much the smallest share of agencies that writes a good part of the premium writes; null where that is not known. */
function classSentence(bars: readonly Bar[], areAll: boolean): string | null {
  let [agencies, premium] = [0, 0];
  for (const { value, peer } of [...bars].reverse()) {
    if (value === null || peer == null) continue;
    agencies += peer;
    premium += value;
    if (premium < 0.33) continue;
    const words = { share: formatShortValue(agencies, 'ratio'), premium: formatShortValue(premium, 'ratio') };
    return areAll
      ? t('The largest {share} of agencies write {premium} of the premium.', words)
      : t('The largest {share} of peers write {premium} of their premium.', words);
  }
  return null;
}

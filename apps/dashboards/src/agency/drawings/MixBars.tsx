import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, type ReactElement } from 'react';
import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import type { Bar } from '../../charts/BarChart/BarChart.types.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { WithoutIndustry } from '../../tiles/WithoutIndustry.tsx';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { PeersNote } from './PeersNote.tsx';
import { t } from '../../language/texts.ts';
import { whyNotCompared } from '../whyNotCompared.ts';
import { mixMeasure } from './mixMeasure.ts';

/** More bars would hide the ones that matter; all of them are in the tile's data. */
const maxBars = 10;

/** Draws the largest parts of the premium as shares, beside those of the comparison. */
export function ProductBars(props: TileDrawingProps): ReactElement {
  return <MixBars {...props} idKey="product" />;
}

/** Draws the largest industries as shares of the premium, beside those of the comparison. */
export function IndustryBars({ answer, chart, ...props }: TileDrawingProps): ReactElement {
  const known = useMemo(() => ({ ...answer, rows: answer.rows.filter(({ naics }) => naics !== null) }), [answer]);
  const notes = (
    <>
      {chart.notes}
      <WithoutIndustry answer={answer} />
    </>
  );
  return <MixBars {...props} answer={known} chart={{ ...chart, notes }} idKey="naics" />;
}

function MixBars({ answer, before, chart, idKey }: TileDrawingProps & { idKey: string }): ReactElement {
  const bars = useMemo(() => barsOf(answer, before, idKey), [answer, before, idKey]);
  const { key, format } = mixMeasure(answer);
  const valueLabel = key === 'share' ? t('Share') : t('Written premium');
  const notes = key === 'share' ? <PeersNote answer={answer} notes={chart.notes} /> : chart.notes;
  return <BarChart {...chart} notes={notes} {...{ bars, format, valueLabel }} peerLabel={answer.comparison?.label} />;
}

function barsOf(answer: TileAnswer, before: TileAnswer | undefined, idKey: string): Bar[] {
  const { key } = mixMeasure(answer);
  const find = beforeLookup(answer, before, { idKey, key });
  return answer.rows.slice(0, maxBars).map((row) => ({
    id: textIn(row, idKey),
    label: textIn(row, 'name'),
    value: numberIn(row, key),
    peer: key === 'share' ? numberIn(row, 'compared') : null,
    peerReason: key === 'share' ? whyNotCompared(answer) : undefined,
    before: find(row),
  }));
}

import { useMemo, type ReactElement } from 'react';
import { BarChart } from '../../charts/BarChart/BarChart.tsx';
import type { ValueFormat } from '../../charts/format/formatChartValue.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { formatCell } from '../../tiles/formatCell.ts';
import { pickColumns } from '../../tiles/pickColumns.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { whyNotCompared } from '../whyNotCompared.ts';
import { PeersNote } from './PeersNote.tsx';
import { t, type Label } from '../../language/texts.ts';

const maxBars = 10;

/** A rate of each product. */
interface Rate {
  /** Its column. */
  key: string;
  title: Label;
  format: ValueFormat;
  /** Why a product has none. */
  whyMissing?: Label;
  /** Columns of numbers beside it. */
  further?: readonly string[];
}

const rateChange: Rate = { key: 'rate_change', title: 'Rate change', format: 'growth' };
const retention: Rate = {
  key: 'retention',
  title: 'Policy retention',
  format: 'ratio',
  whyMissing: 'no due terms',
  further: ['due', 'premium_retention', 'open'],
};

/** Draws how premiums changed at renewal, by product. */
export function RateChange(props: TileDrawingProps): ReactElement {
  return <RatesByProduct {...props} rate={rateChange} />;
}

/** Draws policy retention by product. */
export function RetentionByProduct(props: TileDrawingProps): ReactElement {
  return <RatesByProduct {...props} rate={retention} />;
}

function RatesByProduct({ definition, answer, before, chart, rate }: TileDrawingProps & { rate: Rate }): ReactElement {
  const bars = useMemo(() => {
    const { key, whyMissing, further = [] } = rate;
    const find = beforeLookup(answer, before, { idKey: 'product', key });
    const columns = pickColumns(definition.columns, further);
    return answer.rows.slice(0, maxBars).map((row) => ({
      id: textIn(row, 'product'),
      label: textIn(row, 'name'),
      value: numberIn(row, key),
      ...(whyMissing && { reason: t(whyMissing) }),
      peer: numberIn(row, 'compared'),
      peerReason: whyNotCompared(answer),
      further: columns.map((column) => [column.label, formatCell(row, column)] as const),
      before: find(row),
    }));
  }, [definition, answer, before, rate]);
  return (
    <BarChart
      {...chart}
      notes={<PeersNote answer={answer} notes={chart.notes} />}
      bars={bars}
      format={rate.format}
      valueLabel={t(rate.title)}
      peerLabel={answer.comparison?.label}
    />
  );
}

import type { TileAnswer, TileRow } from '@agency-insights/insights-api/contract';
import { colors, fontSizes } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactElement } from 'react';
import type { ChartCommonProps } from '../../charts/ChartFigure/ChartFigure.types.ts';
import { missingEntries } from '../../charts/ChartFigure/missingEntries.ts';
import { PaperWidthContext, paperWidths } from '../../charts/ChartFigure/PaperWidthContext.ts';
import { fillStyles } from '../../charts/ChartFigure/fillStyles.ts';
import { ChartLegend } from '../../charts/ChartFigure/ChartLegend.tsx';
import type { ChartMark } from '../../charts/ChartFigure/ChartMark.ts';
import type { LineSeries } from '../../charts/LineChart/LineChart.types.ts';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { formatGrowth } from '../../charts/format/formatChartValue.ts';
import { beforeLookup } from '../../tiles/beforeLookup.ts';
import { monthLabels } from '../../tiles/monthLabels.ts';
import { groupRows } from '../../tiles/groupRows.ts';
import { numberIn, textIn } from '../../tiles/tileRows.ts';
import type { TileDrawingProps } from '../../tiles/TileView.ts';
import { benchmarkOf, reasonOf, selectionLabel } from '../benchmarkOf.ts';
import { t } from '../../language/texts.ts';

/** As many products as the trade's own index follows. */
const maxProducts = 6;

const Title = styled('h3')({ margin: '4px 0 0', fontSize: fontSizes.sm, fontWeight: 500, lineHeight: 1.43 });
const Sentence = styled('p')({
  margin: '2px 0 12px',
  fontSize: fontSizes.xs,
  lineHeight: 1.5,
  color: colors.textMuted,
});
const Root = styled('div')(fillStyles);
const Grid = styled('div')({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px 24px',
  '@media (min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (min-width: 960px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  // The charts share the height of the screen.
  'section:fullscreen &': { gridAutoRows: 'minmax(200px, 1fr)' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > figure': { breakInside: 'avoid' } },
});

const Header = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: 8 });

/** Draws how premiums changed at renewal by month, a small chart for each product. */
export function RateChanges({ answer, before, chart }: TileDrawingProps): ReactElement {
  const products = useMemo(() => productsOf(answer, before), [answer, before]);
  const hasPeers = benchmarkOf(answer).peers !== null;
  const missing = missingEntries(
    products.flatMap(({ series }) => series.flatMap(({ points }) => points)),
    'dot',
  );
  return (
    <Root role="group" aria-label={chart.title}>
      <Header>
        <Title>{chart.title}</Title>
        {chart.actions}
      </Header>
      <Sentence>
        {products.length === 0
          ? t('There are no renewals to show.')
          : hasPeers
            ? t('Premium of the same policy against its previous term, beside the peers.')
            : t('Premium of the same policy against its previous term.')}
      </Sentence>
      {chart.notes}
      {missing.length > 0 && !chart.showsTable && <ChartLegend entries={missing} />}
      <PaperWidthContext.Provider value={paperWidths.half}>
        <Grid data-picture="">
          {products.map(({ id, name, sentence, series }) => (
            <LineChart
              key={id}
              title={name}
              headingLevel={4}
              sentence={sentence}
              series={series}
              format="growth"
              height={132}
              explainsMissing={false}
              showsTable={chart.showsTable}
              onShowsTableChange={chart.onShowsTableChange}
              {...productHandlers(chart, id, name)}
            />
          ))}
        </Grid>
      </PaperWidthContext.Provider>
    </Root>
  );
}

/** Marks belong to a product: each chart has its own months. */
function productHandlers({ onSelect, onMenu }: ChartCommonProps, id: string, name: string) {
  const ofProduct = (mark: ChartMark): ChartMark => ({
    ...mark,
    seriesId: id,
    label: `${name}, ${mark.label.split(', ').at(-1) ?? ''}`,
  });
  return {
    ...(onSelect && { onSelect: (mark: ChartMark) => onSelect(ofProduct(mark)) }),
    ...(onMenu && { onMenu: (mark: ChartMark, anchor: Element) => onMenu(ofProduct(mark), anchor) }),
  };
}

interface ProductLines {
  id: string;
  name: string;
  sentence: string;
  series: LineSeries[];
}

function productsOf(answer: TileAnswer, before: TileAnswer | undefined): ProductLines[] {
  const months = [...new Set(answer.rows.map((row) => textIn(row, 'month')))].sort();
  const labels = monthLabels(months);
  const hasPeers = benchmarkOf(answer).peers !== null;
  const find = beforeLookup(answer, before, { idKey: ['product', 'month'], key: 'rate_change' });
  return [...groupRows(answer.rows, 'product')].slice(0, maxProducts).map(([id, rows]) => {
    const byMonth = new Map(rows.map((row) => [textIn(row, 'month'), row]));
    const points = (key: string, side: 'suppressed' | 'peers_suppressed') =>
      months.map((month, at) => {
        const row: TileRow = byMonth.get(month) ?? {};
        const value = numberIn(row, key);
        return {
          id: month,
          label: labels[at] ?? month,
          value,
          ...(key === 'rate_change' && { before: find({ ...row, product: id, month }) }),
          ...(value === null && { reason: reasonOf(row, answer, side) ?? t('no renewals') }),
        };
      });
    return {
      id,
      name: textIn(rows[0] ?? {}, 'name'),
      sentence: rateSentence(rows),
      series: [
        { id: 'selection', label: selectionLabel(answer), points: points('rate_change', 'suppressed') },
        ...(hasPeers
          ? [
              {
                id: 'peers',
                label: t('Peers'),
                isComparison: true,
                points: points('peer_rate_change', 'peers_suppressed'),
              },
            ]
          : []),
      ],
    };
  });
}

/** The change over all months: `+9.8% over the period`. */
function rateSentence(rows: readonly TileRow[]): string {
  const sum = (key: string) => rows.reduce((total, row) => total + (numberIn(row, key) ?? 0), 0);
  const prior = sum('prior_premium');
  if (prior <= 0)
    return rows.some(({ suppressed }) => suppressed === 1)
      ? t('Not shown: too few agencies.')
      : t('There are no renewals to show.');
  return t('{change} over the period', { change: formatGrowth(sum('premium') / prior - 1) });
}

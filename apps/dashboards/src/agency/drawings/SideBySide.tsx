import type { TileAnswer, TileColumn, TileRow } from '@agency-insights/insights-api/contract';
import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { useMemo, type CSSProperties, type ReactElement } from 'react';
import type { ChartCommonProps } from '../../charts/ChartFigure/ChartFigure.types.ts';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { formatCell } from '../../tiles/formatCell.ts';
import { TileTable } from '../../tiles/TileTable.tsx';
import { textIn } from '../../tiles/tileRows.ts';
import { differenceText, keyNumbersBeside, premiumLines, productsBeside, type SideBySideTable } from '../sideBySide.ts';
import { t, tCount } from '../../language/texts.ts';

/**
 * Agencies have columns of one width, as wide as five of them leave each other, so that the numbers of few agencies are near;
 * names take several lines.
 */
const Columns = styled('div')<{ style: CSSProperties & { '--agencies': number } }>({
  '& table': {
    tableLayout: 'fixed',
    minWidth: 'calc(128px + var(--agencies) * 92px)',
    maxWidth: 'calc(128px + var(--agencies) * 200px)',
    // The background of sticky cells would cover borders that cells share.
    borderCollapse: 'separate',
    borderSpacing: 0,
  },
  '& thead th:first-of-type': { width: 128 },
  // A number has its difference below it: the first lines of a row are one line.
  '& tbody > tr > *': { verticalAlign: 'baseline' },
  // Row headers are sticky while the agencies scroll.
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    backgroundColor: colors.surface,
    '@media print': { position: 'static', backgroundColor: 'transparent' },
  },
  '&& thead th[scope]': { whiteSpace: 'normal', verticalAlign: 'bottom', overflowWrap: 'anywhere' },
});

// On paper rows have one line: there is room beside the number, and more of them fit on a page.
const Difference = styled('span')({
  display: 'block',
  color: colors.textMuted,
  '@media print': { display: 'inline', marginInlineStart: 8 },
});

/** Props of the parts of a comparison. */
export interface SideBySideProps {
  /** An answer with the other agencies. */
  answer: TileAnswer;
  /** Props passed to the chart unchanged: title, menu, and whether its table is shown. */
  chart: ChartCommonProps;
}

/** The key numbers of the agencies, a column each. */
export function KeyNumbersBeside({ answer, chart }: SideBySideProps): ReactElement {
  const table = useMemo(() => keyNumbersBeside(answer), [answer]);
  return <BesideTable chart={chart} sentence={sentenceOf(answer)} table={table} />;
}

/** The products of the agencies, a column each. */
export function ProductsBeside({ answer, chart }: SideBySideProps): ReactElement {
  const table = useMemo(() => productsBeside(answer), [answer]);
  return <BesideTable chart={chart} sentence={productsSentence(answer)} table={table} />;
}

const productsSentence = ({ agency }: TileAnswer): string =>
  t("Share of each agency's written premium. With each number: its difference from {agency}.", {
    agency: agency?.name ?? t('This agency'),
  });

/** The premium of the agencies by month, a line each. */
export function PremiumBeside({ answer, chart }: SideBySideProps): ReactElement {
  const series = useMemo(() => premiumLines(answer), [answer]);
  return <LineChart {...chart} series={series} format="cents" height={260} />;
}

function BesideTable({
  chart,
  sentence,
  table,
}: Pick<SideBySideProps, 'chart'> & { sentence: string; table: SideBySideTable }) {
  return (
    <Columns style={{ '--agencies': table.columns.length - 1 }}>
      <TileTable
        chart={chart}
        sentence={sentence}
        {...table}
        idOf={(row) => textIn(row, 'name')}
        renderCell={(row, column) => (row[column.key] == null ? undefined : <Beside row={row} column={column} />)}
        whyMissing={(row, column) => (row[column.key] == null ? textIn(row, 'whyMissing') : undefined)}
      />
    </Columns>
  );
}

/** The number of an agency; of another than that of the page, how far it is from it. */
function Beside({ row, column }: { row: TileRow; column: TileColumn }): ReactElement {
  const difference = differenceText(row, column.key);
  return (
    <>
      {formatCell(row, column)}
      {difference && <Difference>{difference}</Difference>}
    </>
  );
}

function sentenceOf({ agency, others = [] }: TileAnswer): string {
  return tCount(
    others.length,
    '{agency} and one other agency, with the same filters. With each number: its difference from {agency}.',
    '{agency} and {count} other agencies, with the same filters. With each number: its difference from {agency}.',
    { agency: agency?.name ?? t('This agency') },
  );
}

import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { styled } from '@mui/material/styles';
import { useMemo, useState, type CSSProperties, type ReactElement } from 'react';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { TileTable } from '../../tiles/TileTable.tsx';
import { textIn } from '../../tiles/tileRows.ts';
import { keyNumbersBeside, premiumLines, productsBeside, type SideBySideTable } from '../sideBySide.ts';

/** Agencies have columns of one width, as wide as five of them leave each other; names take several lines. */
const Columns = styled('div')<{ style: CSSProperties & { '--agencies': number } }>({
  '& table': { tableLayout: 'fixed', minWidth: 'calc(128px + var(--agencies) * 92px)' },
  '& thead th:first-of-type': { width: 128 },
  '&& thead th[scope]': { whiteSpace: 'normal', verticalAlign: 'bottom', overflowWrap: 'anywhere' },
});

/** Props of the parts of a comparison. */
export interface SideBySideProps {
  /** An answer with the other agencies. */
  answer: TileAnswer;
}

/** The key numbers of the agencies, a column each. */
export function KeyNumbersBeside({ answer }: SideBySideProps): ReactElement {
  const table = useMemo(() => keyNumbersBeside(answer), [answer]);
  return <BesideTable title="Key numbers side by side" sentence={sentenceOf(answer)} table={table} />;
}

/** The products of the agencies, a column each. */
export function ProductsBeside({ answer }: SideBySideProps): ReactElement {
  const table = useMemo(() => productsBeside(answer), [answer]);
  return <BesideTable title="Products side by side" sentence="Share of each agency's written premium." table={table} />;
}

/** The premium of the agencies by month, a line each. */
export function PremiumBeside({ answer }: SideBySideProps): ReactElement {
  const [showsTable, setShowsTable] = useState(false);
  const series = useMemo(() => premiumLines(answer), [answer]);
  return (
    <LineChart
      title="Premium by month side by side"
      showsTable={showsTable}
      onShowsTableChange={setShowsTable}
      series={series}
      format="cents"
      height={260}
    />
  );
}

function BesideTable({ title, sentence, table }: { title: string; sentence: string; table: SideBySideTable }) {
  const chart = { title, showsTable: true, onShowsTableChange: () => undefined };
  return (
    <Columns style={{ '--agencies': table.columns.length - 1 }}>
      <TileTable chart={chart} sentence={sentence} {...table} idOf={(row) => textIn(row, 'name')} />
    </Columns>
  );
}

function sentenceOf({ others = [] }: TileAnswer): string {
  return others.length === 1
    ? 'This agency and one other, with the same filters.'
    : `This agency and ${others.length} others, with the same filters.`;
}

import type { TileAnswer } from '@agency-insights/insights-api/contract';
import { useMemo, useState, type ReactElement } from 'react';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { TileTable } from '../../tiles/TileTable.tsx';
import { textIn } from '../../tiles/tileRows.ts';
import { keyNumbersBeside, premiumLines, productsBeside, type SideBySideTable } from '../sideBySide.ts';

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
  return <TileTable chart={chart} sentence={sentence} {...table} idOf={(row) => textIn(row, 'name')} />;
}

function sentenceOf({ others = [] }: TileAnswer): string {
  return others.length === 1
    ? 'This agency and one other, with the same filters.'
    : `This agency and ${others.length} others, with the same filters.`;
}

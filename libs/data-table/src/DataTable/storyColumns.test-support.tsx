import { TwoLineCell } from '../index.ts';
import type { ColumnDef } from '../index.ts';
import type { Agency } from './agencies.test-support.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
/** Whole dollars. */
export const money = (value: unknown) => dollars.format(Number(value));

/** A change in percent, with a mark and a colour. */
export function YearOnYear({ value }: { value: unknown }) {
  if (typeof value !== 'number') return <span aria-label="no comparison">–</span>;
  const isDown = value < 0;
  const color = `var(--mui-palette-kit-${isDown ? 'danger' : 'onAccentSoft'})`;
  return (
    <span style={{ color }}>
      <svg width="8" height="8" viewBox="0 0 8 8" role="img" aria-label={isDown ? 'down' : 'up'}>
        <path d={isDown ? 'M0 1h8L4 8Z' : 'M4 0l4 7H0Z'} fill="currentColor" />
      </svg>
      {` ${Math.abs(value).toFixed(1)}%`}
    </span>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  const chip = (line: string) => {
    const tone = line === 'Personal' ? 'AccentSoft' : 'InfoSoft';
    const background = `var(--mui-palette-kit-${tone[0]?.toLowerCase()}${tone.slice(1)})`;
    return {
      background,
      color: `var(--mui-palette-kit-on${tone})`,
      borderRadius: 99,
      padding: '2px 8px',
      fontSize: '0.75rem',
    };
  };
  return (
    <span style={{ display: 'flex', gap: 4 }}>
      {lines.map((line) => (
        <span key={line} style={chip(line)}>
          {line}
        </span>
      ))}
    </span>
  );
}

/** The columns of Find agencies. */
export const storyColumns: ColumnDef<Agency>[] = [
  {
    id: 'name',
    header: 'Agency',
    minWidth: 220,
    cell: ({ value, valueOf }) => <TwoLineCell primary={String(value)} secondary={String(valueOf('city'))} />,
  },
  { id: 'city', header: 'City', minWidth: 130 },
  { id: 'accounts', header: 'Accounts', align: 'right', firstSortDirection: 'desc' },
  {
    id: 'lines',
    header: 'Lines',
    minWidth: 176,
    disableSort: true,
    cell: ({ value }) => <Lines lines={value as string[]} />,
  },
  { id: 'policies', header: 'Policies', align: 'right', firstSortDirection: 'desc' },
  {
    id: 'searchPremium',
    header: 'Search premium',
    minWidth: 140,
    align: 'right',
    format: money,
    firstSortDirection: 'desc',
    isSorted: true,
    isSortedDesc: true,
  },
  {
    id: 'writtenPremium',
    header: 'Written premium',
    minWidth: 140,
    align: 'right',
    format: money,
    firstSortDirection: 'desc',
  },
  {
    id: 'yearOnYear',
    header: 'Year on year',
    minWidth: 120,
    align: 'right',
    tooltip: 'Premium of the last full calendar year against the year before',
    cell: ({ value }) => <YearOnYear value={value} />,
  },
  { id: 'carrier', header: 'Largest carrier', minWidth: 150 },
];

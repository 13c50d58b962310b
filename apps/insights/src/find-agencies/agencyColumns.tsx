import { TwoLineCell, type CellContext, type ColumnDef } from '@agency-insights/data-table';
import { formatCount } from '../format/count.ts';
import { formatDollars } from '../format/money.ts';
import { LineChips } from './LineChips.tsx';
import { PremiumBar } from './PremiumBar.tsx';
import { YearOnYear } from './YearOnYear.tsx';
import { searchPremiumDefinition } from './texts.ts';

const count = (value: unknown) => (typeof value === 'number' ? formatCount(value) : '');
const dollars = (value: unknown) => (typeof value === 'number' ? formatDollars(value) : '');
const text = (value: unknown) => (typeof value === 'string' ? value : '');

function AgencyName({ value, valueOf }: CellContext<unknown>) {
  return <TwoLineCell primary={text(value)} secondary={`${text(valueOf('city'))}, ${text(valueOf('state'))}`} />;
}

function Lines({ value }: CellContext<unknown>) {
  return <LineChips lines={text(value)} />;
}

function Growth({ value }: CellContext<unknown>) {
  return <YearOnYear ratio={typeof value === 'number' ? value : null} />;
}

/**
 * The columns of the result, named as in the backend's contract. `greatestPremium`, in cents, is what the bars beside
 * search premium are measured by.
 */
export function agencyColumns(greatestPremium: number): ColumnDef<unknown>[] {
  const SearchPremium = ({ value }: CellContext<unknown>) => (
    <PremiumBar cents={typeof value === 'number' ? value : 0} greatest={greatestPremium} />
  );
  return [
    { id: 'agency_name', header: 'Agency', cell: AgencyName, minWidth: 200, isPinned: 'left' },
    { id: 'accounts', header: 'Accounts', format: count, align: 'right', width: 96, firstSortDirection: 'desc' },
    { id: 'lines', header: 'Lines', cell: Lines, width: 190 },
    { id: 'policies', header: 'Policies', format: count, align: 'right', width: 92, firstSortDirection: 'desc' },
    {
      id: 'search_premium',
      header: 'Search premium',
      tooltip: searchPremiumDefinition,
      cell: SearchPremium,
      align: 'right',
      width: 190,
      firstSortDirection: 'desc',
    },
    { id: 'written_premium', header: 'Written premium', format: dollars, align: 'right', width: 140, firstSortDirection: 'desc' },
    { id: 'year_on_year', header: 'Year on year', cell: Growth, align: 'right', width: 116, firstSortDirection: 'desc' },
    { id: 'largest_carrier', header: 'Largest carrier', minWidth: 160 },
    { id: 'primary_account', header: 'Primary account', minWidth: 130 },
  ];
}

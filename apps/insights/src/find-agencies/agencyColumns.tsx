import { TwoLineCell, type CellContext, type ColumnDef } from '@agency-insights/data-table';
import { styled } from '@mui/material/styles';
import type { Translate, Words } from '../language/createWords.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { HelpTip } from './HelpTip.tsx';
import { LineChips } from './LineChips.tsx';
import { PremiumBar } from './PremiumBar.tsx';
import { YearOnYear } from './YearOnYear.tsx';
import {
  largestCarrierDefinition,
  searchPremiumDefinition,
  writtenPremiumDefinition,
  yearOnYearDefinition,
} from './texts.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const NameLink = styled(RouterLink)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
});

/** On a phone names take up to three lines. The place takes what they leave of the three, and compact rows stay as they are. */
const WrappedName = styled('div')({
  '[data-density="comfortable"] &': {
    maxHeight: '3.9em',
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    // Without it long names would end without an ellipsis.
    '& a': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
  },
  ':focus-visible > &&': { maxHeight: 'none', '& a': { display: 'inline' } },
});

/** Height of a row in px with room for a name in three lines. */
export const wrappedNameHeight = 63;

function Lines({ value }: CellContext<unknown>) {
  return <LineChips lines={text(value)} />;
}

function Growth({ value }: CellContext<unknown>) {
  return <YearOnYear ratio={typeof value === 'number' ? value : null} />;
}

/** Width of the table in px from which on rows can be selected; below, the names need the room. */
export const roomForSelection = 480;

/** Columns that a table this narrow, in px, leaves out unless a person asks for them; the least telling goes first. */
const leftOutBelow = [
  { width: 1240, id: 'largest_carrier' },
  { width: 998, id: 'written_premium' },
  { width: 868, id: 'policies' },
  { width: 783, id: 'accounts' },
  { width: 752, id: 'lines' },
  { width: 480, id: 'year_on_year' },
];
const hiddenAtFirst = ['primary_account', 'city', 'state'];

/** Extra width in px of a column of numbers whose menu is always in view, as it is on touch screens. */
const menuWidth = 28;
const roomForMenus = 4 * menuWidth;

/** Which columns a table of some width shows before a user chooses: false for those left out. */
export function columnVisibilityFor(width: number, hasTouch = false): Record<string, boolean> {
  const narrow = leftOutBelow
    .filter((column) => width < column.width + (hasTouch ? roomForMenus : 0))
    .map((column) => column.id);
  return Object.fromEntries([...hiddenAtFirst, ...narrow].map((id) => [id, false]));
}

/** What the columns depend on. */
export interface AgencyColumnsOptions {
  /** What the bars beside search premium are measured by, in cents. */
  greatestPremium: number;
  /** Whether there is room for bars. Where there is not, names take more lines. */
  hasRoomForBars: boolean;
  /** The screen is touched: menus of columns are always in view. */
  hasTouch: boolean;
  /** Address of the profile of the agency in a row of the result. */
  hrefOf: (rowIndex: number) => string;
  words: Words;
}

/** Columns of texts, the same in every table. */
const plainColumns = (t: Translate): ColumnDef<unknown>[] => [
  {
    id: 'largest_carrier',
    header: t('Largest carrier'),
    tooltip: <HelpTip text={largestCarrierDefinition} topic="measures#largest-carrier" about="the largest carrier" />,
    minWidth: 170,
    filterType: 'select',
  },
  { id: 'primary_account', header: t('Primary account'), minWidth: 130 },
  { id: 'city', header: t('City'), minWidth: 130 },
  { id: 'state', header: t('State'), width: 80 },
];

/** Columns of numbers are right-aligned, and sort the largest first. */
const ofNumbers = { align: 'right', firstSortDirection: 'desc' } as const;
/** Columns of counts are filtered too, as the page has no filters for them. */
const ofCounts = { ...ofNumbers, filterType: 'number' } as const;

/** Writes numbers, and nothing for other values. */
const numbersIn = (format: (value: number) => string) => (value: unknown) =>
  typeof value === 'number' ? format(value) : '';

/** Makes the cells with the name of an agency, its place and the link to its profile. */
const nameCell = ({ hrefOf, hasRoomForBars }: Pick<AgencyColumnsOptions, 'hrefOf' | 'hasRoomForBars'>) =>
  function AgencyName({ value, valueOf, rowIndex }: CellContext<unknown>) {
    const lines = (
      <TwoLineCell
        primary={
          // The table has one tab stop; Enter opens the row, which has a link to the profile too.
          <NameLink href={hrefOf(rowIndex)} tabIndex={-1} data-row-link="">
            {text(value)}
          </NameLink>
        }
        secondary={`${text(valueOf('city'))}, ${text(valueOf('state'))}`}
      />
    );
    return hasRoomForBars ? lines : <WrappedName>{lines}</WrappedName>;
  };

/** The columns of the result, named as in the backend's contract. */
export function agencyColumns({
  greatestPremium,
  hasRoomForBars,
  hasTouch,
  hrefOf,
  words,
}: AgencyColumnsOptions): ColumnDef<unknown>[] {
  const { t } = words;
  const [count, dollars] = [numbersIn(words.formatCount), numbersIn(words.formatDollars)];
  const AgencyName = nameCell({ hrefOf, hasRoomForBars });
  const SearchPremium = ({ value }: CellContext<unknown>) => (
    <PremiumBar cents={typeof value === 'number' ? value : 0} greatest={hasRoomForBars ? greatestPremium : null} />
  );
  const menu = hasTouch ? menuWidth : 0;
  return [
    {
      id: 'agency_name',
      header: t('Agency'),
      cell: AgencyName,
      minWidth: hasRoomForBars ? 186 : 150,
      isPinned: 'left',
    },
    { id: 'accounts', header: t('Accounts'), format: count, ...ofCounts, width: 96 + menu },
    { id: 'lines', header: t('Lines'), cell: Lines, width: 174 },
    { id: 'policies', header: t('Policies'), format: count, ...ofCounts, width: 88 + menu },
    {
      id: 'search_premium',
      header: t('Search premium'),
      tooltip: <HelpTip text={searchPremiumDefinition} topic="measures#search-premium" about="search premium" />,
      cell: SearchPremium,
      ...ofNumbers,
      width: hasRoomForBars ? 172 + menu : 128,
    },
    {
      id: 'written_premium',
      header: t('Written premium'),
      tooltip: (
        <HelpTip text={writtenPremiumDefinition} topic="measures#total-written-premium" about="written premium" />
      ),
      format: dollars,
      ...ofNumbers,
      width: 146 + menu,
    },
    {
      id: 'year_on_year',
      header: t('Year on year'),
      tooltip: <HelpTip text={yearOnYearDefinition} topic="measures#year-on-year" about="year on year" />,
      cell: Growth,
      ...ofNumbers,
      width: 112 + menu,
    },
    ...plainColumns(t),
  ];
}

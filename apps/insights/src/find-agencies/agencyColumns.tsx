import { TwoLineCell, type CellContext, type ColumnDef } from '@agency-insights/data-table';
import { styled } from '@mui/material/styles';
import { Suspense, useContext } from 'react';
import type { Translate, Words } from '../language/createWords.ts';
import { lazyPart } from '../services/lazyPart.ts';
import { RouterLink } from '../shell/RouterLink.tsx';
import { LineChips } from './LineChips.tsx';
import type { MeasuredColumn } from './MeasureTip.tsx';
import { OpenRowContext } from './OpenRowContext.ts';
import { PremiumBar } from './PremiumBar.tsx';
import { TwoLines } from './TwoLines.ts';
import { YearOnYear } from './YearOnYear.tsx';

const MeasureTip = lazyPart(
  async () => (await import('./MeasureTip.tsx')).MeasureTip,
  () => false,
);
const tipOf = (column: MeasuredColumn) => (
  <Suspense fallback={null}>
    <MeasureTip column={column} />
  </Suspense>
);

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const NameLink = styled(RouterLink)({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
});

/** On a phone names wrap up to three lines, and the place gets the rest. Compact rows stay unchanged. */
const WrappedName = styled('div')({
  '[data-density="comfortable"] &': {
    lineHeight: 1.29,
    // Three lines; more where the line height is that of a user, for whom rows are higher.
    maxHeight: 'calc(34lh - 40em)',
    overflow: 'hidden',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    // Without it long names would end without an ellipsis.
    '& a': { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 },
  },
  ':focus-visible > &&': { maxHeight: 'none', '& a': { display: 'inline' } },
});

/** Height of a row in px on a phone: a name in three lines, or in two and the place. */
export const wrappedNameHeight = 64;

function Lines({ value }: CellContext<unknown>) {
  return <LineChips lines={text(value)} />;
}

function LargestCarrier({ value }: CellContext<unknown>) {
  return <TwoLines>{text(value)}</TwoLines>;
}

function Growth({ value }: CellContext<unknown>) {
  return <YearOnYear ratio={typeof value === 'number' ? value : null} />;
}

/** Width in px that fits most agency names; other columns are hidden before names are truncated. */
const roomForName = 268;
/** Width in px of the checkboxes and of the table's edges. */
const roomForSelection = 52;

/** Columns beside the name with their minimum widths in px, by priority. */
const byPriority: readonly { id: string; width: number; isNumber?: true }[] = [
  { id: 'search_premium', width: 172, isNumber: true },
  { id: 'year_on_year', width: 112, isNumber: true },
  { id: 'accounts', width: 96, isNumber: true },
  { id: 'policies', width: 88, isNumber: true },
  { id: 'lines', width: 174 },
  { id: 'written_premium', width: 146, isNumber: true },
  { id: 'largest_carrier', width: 148 },
];
const hiddenAtFirst = ['primary_account', 'city', 'state'];

/** Extra width in px of a number column whose menu is always visible, as on touch screens. */
const menuWidth = 28;

/** Whether a column is hidden if space is limited. */
export function givesWay(columnId: string): boolean {
  return byPriority.some(({ id }) => id === columnId);
}

/** Inputs for the default columns. */
export interface ColumnRoom {
  /** Width of the table in px. */
  width: number;
  hasTouch: boolean;
  /** Ids of the sorted columns: they are always visible. */
  sortedBy: readonly string[];
  /** Written premium is the same as search premium (APP-FIND-5): it is left out. */
  isWholeBook: boolean;
}

/** Returns the default columns by id: as many as fit without truncating names. */
export function columnVisibilityFor(room: ColumnRoom): Record<string, boolean> {
  return columnsByRoom(room).visibility;
}

/** Whether the mandatory columns leave too little room for names: then bars are hidden, and lines stack. */
export function isCrowded(room: ColumnRoom): boolean {
  return columnsByRoom(room).roomLeft < 0;
}

function columnsByRoom({ width, hasTouch, sortedBy, isWholeBook }: ColumnRoom) {
  const isSorted = ({ id }: { id: string }) => sortedBy.includes(id);
  let room = width - roomForSelection - roomForName;
  const visibility = Object.fromEntries(hiddenAtFirst.map((id) => [id, sortedBy.includes(id)]));
  for (const column of [...byPriority.filter(isSorted), ...byPriority.filter((one) => !isSorted(one))]) {
    const needed = column.width + (hasTouch && column.isNumber ? menuWidth : 0);
    const isSaidTwice = isWholeBook && column.id === 'written_premium';
    const isShown = isSorted(column) || column.id === 'search_premium' || (needed <= room && !isSaidTwice);
    visibility[column.id] = isShown;
    if (isShown) room -= needed;
  }
  return { visibility, roomLeft: room };
}

/** Options of the columns. */
export interface AgencyColumnsOptions {
  /** The greatest premium of the result, in cents. */
  greatestPremium: number;
  /** Whether there is room for bars. Where there is not, names take more lines. */
  hasRoomForBars: boolean;
  /** Touch screen: menus of columns are always visible. */
  hasTouch: boolean;
  /** There is little room beside the names. */
  isTight: boolean;
  /** Rows have checkboxes where there is no room for bars: names and amounts leave it to them. */
  isSelecting: boolean;
  /** Ids of the columns that the second line of the name has instead, with commas: `city,state`. */
  place: string;
  /** Address of the profile of the agency in a row of the result. */
  hrefOf: (rowIndex: number) => string;
  words: Words;
}

/** Columns of texts, the same in every table. */
const plainColumns = (t: Translate): ColumnDef<unknown>[] => [
  {
    id: 'largest_carrier',
    header: t('Largest carrier'),
    tooltip: tipOf('largest_carrier'),
    cell: LargestCarrier,
    minWidth: 148,
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

/** The name is no link while taps select rows. */
const noTarget = { pointerEvents: 'none' } as const;

/** Makes the cells with the name of an agency, its place and the link to its profile. */
const nameCell = ({
  hrefOf,
  hasRoomForBars,
  isSelecting,
  place,
}: Pick<AgencyColumnsOptions, 'hrefOf' | 'hasRoomForBars' | 'isSelecting' | 'place'>) =>
  function AgencyName({ value, valueOf, rowIndex }: CellContext<unknown>) {
    const isOpen = useContext(OpenRowContext) === rowIndex;
    const lines = (
      <TwoLineCell
        primary={
          // The table has one tab stop; Enter opens the row, which has a link to the profile too.
          <NameLink
            href={hrefOf(rowIndex)}
            tabIndex={-1}
            data-row-link=""
            aria-current={isOpen || undefined}
            style={isSelecting ? noTarget : undefined}
          >
            {text(value)}
          </NameLink>
        }
        secondary={place
          .split(',')
          .map((id) => text(valueOf(id)))
          .join(', ')}
      />
    );
    return hasRoomForBars ? lines : <WrappedName>{lines}</WrappedName>;
  };

/** The columns of the result, named as in the backend's contract. They share the remaining width. */
export function agencyColumns({
  greatestPremium,
  hasRoomForBars,
  hasTouch,
  isTight,
  isSelecting,
  place,
  hrefOf,
  words,
}: AgencyColumnsOptions): ColumnDef<unknown>[] {
  const { t } = words;
  const [count, dollars] = [numbersIn(words.formatCount), numbersIn(words.formatDollars)];
  const hasBars = hasRoomForBars && !isTight;
  const AgencyName = nameCell({ hrefOf, hasRoomForBars, isSelecting, place });
  const SearchPremium = ({ value }: CellContext<unknown>) => (
    <PremiumBar cents={typeof value === 'number' ? value : 0} greatest={hasBars ? greatestPremium : null} />
  );
  const menu = hasTouch ? menuWidth : 0;
  return [
    {
      id: 'agency_name',
      header: t('Agency'),
      cell: AgencyName,
      minWidth: hasRoomForBars ? (isTight ? 240 : roomForName) : 130,
      isPinned: 'left',
    },
    { id: 'accounts', header: t('Accounts'), format: count, ...ofCounts, minWidth: 96 + menu },
    { id: 'lines', header: t('Lines'), cell: Lines, minWidth: isTight ? 110 : 174 },
    { id: 'policies', header: t('Policies'), format: count, ...ofCounts, minWidth: 88 + menu },
    {
      id: 'search_premium',
      header: t('Search premium'),
      tooltip: tipOf('search_premium'),
      cell: SearchPremium,
      ...ofNumbers,
      // On a phone names get the remaining width.
      ...(hasRoomForBars ? { minWidth: hasBars ? 172 + menu : 128 + menu } : { width: 128 }),
    },
    {
      id: 'written_premium',
      header: t('Written premium'),
      tooltip: tipOf('written_premium'),
      format: dollars,
      ...ofNumbers,
      minWidth: 146 + menu,
    },
    {
      id: 'year_on_year',
      header: t('Year on year'),
      tooltip: tipOf('year_on_year'),
      cell: Growth,
      ...ofNumbers,
      minWidth: 112 + menu,
    },
    ...plainColumns(t),
  ];
}

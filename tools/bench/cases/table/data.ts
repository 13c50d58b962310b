/** A row as objects hold it. */
export interface TableRow {
  id: number;
  agency: string;
  city: string;
  state: string;
  carrier: string;
  line: string;
  premium: number;
  policies: number;
  retention: number;
  accounts: number;
}

/** The same data by column. */
export type TableColumns = { [Key in keyof TableRow]: TableRow[Key] extends number ? Float64Array : string[] };

/** The columns in order, with their titles. */
export const columnTitles: Record<keyof TableRow, string> = {
  agency: 'Agency',
  city: 'City',
  state: 'State',
  carrier: 'Carrier',
  line: 'Line',
  premium: 'Premium',
  policies: 'Policies',
  retention: 'Retention',
  accounts: 'Accounts',
  id: 'Id',
};

/** The columns' keys in order. */
export const columnKeys = Object.keys(columnTitles) as (keyof TableRow)[];

const places = [
  'Cedar Ridge',
  'Fox Hollow',
  'Lexington',
  'Prairie',
  'Harbor',
  'Knoxville',
  'Summit',
  'Maple Grove',
  'Stone Bridge',
  'Rio Grande',
  'Bluff',
  'Phoenix',
];
const cities = ['Tulsa', 'Boise', 'Dayton', 'Akron', 'Mesa', 'Reno', 'Fargo', 'Salem'];
const states = ['Arkansas', 'Colorado', 'Kansas', 'Louisiana', 'New Mexico', 'Oklahoma', 'Texas'];
const carriers = ['Atlantic Western', 'Hartline Mutual', 'Meridian Casualty', 'Northgate Specialty', 'Prairie Home'];
const lines = ['Auto', 'Home', 'Umbrella', 'Liability'];

/** Premiums are all different, and names too, so that every sorted order has one first row. */
export function makeColumns(rowCount: number): TableColumns {
  const order = mixed(rowCount);
  const names = mixed(rowCount, 7919);
  const pick = (list: readonly string[], factor: number) =>
    Array.from({ length: rowCount }, (_, row) => list[(row * factor) % list.length] ?? '');
  return {
    id: Float64Array.from({ length: rowCount }, (_, row) => row),
    agency: Array.from({ length: rowCount }, (_, row) => {
      const name = names[row] ?? 0;
      // Joined, so that the texts are flat from the start and no heap shrinks when they are read.
      return [places[name % places.length], 'Agency', String(name).padStart(7, '0')].join(' ');
    }),
    city: pick(cities, 5),
    state: pick(states, 3),
    carrier: pick(carriers, 7),
    line: pick(lines, 3),
    premium: Float64Array.from(order, (value) => value * 13 + 100),
    policies: Float64Array.from({ length: rowCount }, (_, row) => (row * 31) % 997),
    retention: Float64Array.from({ length: rowCount }, (_, row) => ((row * 17) % 1000) / 1000),
    accounts: Float64Array.from({ length: rowCount }, (_, row) => (row * 11) % 89),
  };
}

/** The rows of the columns. */
export function makeRows(columns: TableColumns): TableRow[] {
  return Array.from({ length: columns.id.length }, (_, row) => rowOf(columns, row));
}

function rowOf(columns: TableColumns, row: number): TableRow {
  return {
    id: columns.id[row] ?? 0,
    agency: columns.agency[row] ?? '',
    city: columns.city[row] ?? '',
    state: columns.state[row] ?? '',
    carrier: columns.carrier[row] ?? '',
    line: columns.line[row] ?? '',
    premium: columns.premium[row] ?? 0,
    policies: columns.policies[row] ?? 0,
    retention: columns.retention[row] ?? 0,
    accounts: columns.accounts[row] ?? 0,
  };
}

/** The numbers from 0 on in a mixed order: multiples of a number that shares no factor with their count. */
function mixed(count: number, factor = 104_729): number[] {
  return Array.from({ length: count }, (_, index) => (index * factor) % count);
}

/** Results that every contestant must show. */
export interface TableAnswers {
  /** The first agency when sorted by premium. */
  byPremium: { asc: string; desc: string };
  /** The first agency when sorted by name. */
  byAgency: { asc: string; desc: string };
  /** The first agency in the order of the data. */
  first: string;
  /** Agencies whose name contains a text: the first by name, and how many. */
  matching: { sortedFirst: { asc: string; desc: string }; count: number };
}

/** Computes the expected results without a table. */
export function answersOf(columns: TableColumns, text: string): TableAnswers {
  const { agency, premium } = columns;
  let [lowest, highest] = [0, 0];
  premium.forEach((value, row) => {
    if (value < (premium[lowest] ?? NaN)) lowest = row;
    if (value > (premium[highest] ?? NaN)) highest = row;
  });
  const matches = agency.filter((name) => name.toLowerCase().includes(text));
  return {
    first: agency[0] ?? '',
    byPremium: { asc: agency[lowest] ?? '', desc: agency[highest] ?? '' },
    byAgency: endsOf(agency),
    matching: { sortedFirst: endsOf(matches), count: matches.length },
  };
}

function endsOf(names: readonly string[]): { asc: string; desc: string } {
  let [asc, desc] = [names[0] ?? '', names[0] ?? ''];
  for (const name of names) {
    if (name < asc) asc = name;
    if (name > desc) desc = name;
  }
  return { asc, desc };
}

/** Type of a column: texts, whole numbers, whole cents, or fractions: 0.041 is +4.1 %. */
export type ResultColumnKind = 'text' | 'integer' | 'money' | 'share';

/** One column of the result of Find agencies. */
export interface ResultColumnDefinition {
  /** Label in the table, the spreadsheet and descriptions of the sort order. */
  label: string;
  kind: ResultColumnKind;
  /** Whether its sum is meaningful. Default false. */
  hasTotal?: boolean;
  /** Whether the spreadsheet includes it. Default true. */
  isExported?: boolean;
}

/** Every column of the result of Find agencies, in order, by its name in the Arrow schema and in JSON rows. */
export const agencyResultColumns = {
  agency_id: { label: 'Agency number', kind: 'integer', isExported: false },
  agency_name: { label: 'Agency', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  state: { label: 'State', kind: 'text' },
  primary_account: { label: 'Primary account', kind: 'text' },
  accounts: { label: 'Accounts', kind: 'integer', hasTotal: true },
  lines: { label: 'Lines', kind: 'text' },
  policies: { label: 'Policies', kind: 'integer', hasTotal: true },
  search_premium: { label: 'Search premium', kind: 'money', hasTotal: true },
  written_premium: { label: 'Written premium', kind: 'money', hasTotal: true },
  year_on_year: { label: 'Year on year', kind: 'share' },
  largest_carrier: { label: 'Largest carrier', kind: 'text' },
} as const satisfies Readonly<Record<string, ResultColumnDefinition>>;

type Definitions = typeof agencyResultColumns;

/** A column of the result of Find agencies. */
export type AgencyColumn = keyof Definitions;

/** A column of the spreadsheet of an agency search. */
export type AgencyExportColumn = {
  [Column in AgencyColumn]: Definitions[Column] extends { isExported: false } ? never : Column;
}[AgencyColumn];

/** The names of every column of the result, in order. */
export const agencyColumns = Object.keys(agencyResultColumns) as readonly AgencyColumn[];

/** Columns of the spreadsheet of an agency search, in their default order. */
export const agencyExportColumns: readonly AgencyExportColumn[] = /* @__PURE__ */ agencyColumns.filter(isExportColumn);

function isExportColumn(name: AgencyColumn): name is AgencyExportColumn {
  const { isExported = true }: ResultColumnDefinition = agencyResultColumns[name];
  return isExported;
}

/** Columns of the spreadsheet of an agency search, in their default order: those of the result that mean something outside the product. */
export const agencyExportColumns = [
  'agency_name',
  'city',
  'state',
  'primary_account',
  'accounts',
  'lines',
  'policies',
  'search_premium',
  'written_premium',
  'year_on_year',
  'largest_carrier',
] as const;

/** A column of the spreadsheet of an agency search. */
export type AgencyExportColumn = (typeof agencyExportColumns)[number];

import type { AgencyExportColumn, Filters, ResultSet } from '@agency-insights/insights-api';
import { useExport } from '../exports/useExport.ts';
import type { Words } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';

/** Which agencies to export, and in which order. */
export interface AgenciesToExport {
  filters: Filters;
  sorts: string[];
  /** Some of those that were found; absent: all. */
  agencyIds?: number[] | undefined;
  /** The columns of the spreadsheet, in order; absent: all. */
  columns?: AgencyExportColumn[] | undefined;
}

export interface AgencyExport {
  /** Asks for the spreadsheet and saves it when it is ready. */
  start: (agencies: AgenciesToExport) => void;
  /** Description of the running export: `325 agencies`; null: none. */
  running: string | null;
}

/** Exports the shown search as a spreadsheet (APP-EXPORT-1). */
export function useAgencyExport(result: ResultSet | null): AgencyExport {
  const { run, running } = useExport();
  const words = useWords();
  return {
    start: ({ filters, sorts, agencyIds, columns }) => {
      void run(
        {
          export_file: 'marketing_insights/exports/imi_agency_search.export',
          result_type: 'xlsx',
          use_labels: true,
          show_filters: true,
          query_filters_extra: filters,
          agency_ids: agencyIds,
          sorts,
          columns,
        },
        wordAgencies(result, agencyIds, words),
      );
    },
    running,
  };
}

/** The texts of the button that exports all that was found, whether or not the table's own search and filters narrow it. */
export function exportAllTexts(result: ResultSet | null, isNarrowed: boolean, words: Words) {
  const { t, formatCount } = words;
  const label = isNarrowed ? t('Export all {count}', { count: formatCount(result?.table.numRows ?? 0) }) : t('Export');
  const description = t('Exports {what}.', { what: wordAgencies(result, undefined, words) });
  const hint = t('The search and filters of this table do not count. To export some agencies, select them.');
  return { label, description: isNarrowed ? `${description} ${hint}` : description };
}

/** Describes the export. A result is limited to the max number of rows of a spreadsheet, which is said before it starts. */
function wordAgencies(
  result: ResultSet | null,
  agencyIds: readonly number[] | undefined,
  { t, formatCount, formatCountOf }: Words,
): string {
  if (agencyIds) return formatCountOf(agencyIds.length, 'selected agency', 'selected agencies');
  const [total, rows] = [result?.total ?? 0, result?.table.numRows ?? 0];
  const all = formatCountOf(total, 'agency', 'agencies');
  return rows < total ? t('the first {rows} of {all}', { rows: formatCount(rows), all }) : all;
}

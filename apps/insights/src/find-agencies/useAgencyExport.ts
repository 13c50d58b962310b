import type { Filters } from '@agency-insights/insights-api';
import { useExport } from '../exports/useExport.ts';

export interface AgencyExport {
  /** Asks for the spreadsheet and saves it when it is ready. */
  start: (request: { filters: Filters; sorts: string[] }) => void;
  isExporting: boolean;
}

/** Takes the shown search away as a spreadsheet (APP-EXPORT-1). */
export function useAgencyExport(): AgencyExport {
  const { run, isRunning } = useExport();
  return {
    start: ({ filters, sorts }) => {
      void run({
        export_file: 'marketing_insights/exports/imi_agency_search.export',
        result_type: 'xlsx',
        use_labels: true,
        show_filters: true,
        query_filters_extra: filters,
        sorts,
      });
    },
    isExporting: isRunning,
  };
}

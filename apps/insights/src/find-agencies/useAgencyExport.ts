import { isExportError, saveAsDownload, type Filters } from '@agency-insights/insights-api';
import { useToaster } from '@agency-insights/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services/ServicesContext.tsx';

const noData = 'No data to export';

export interface AgencyExport {
  /** Asks for the spreadsheet and saves it when it is ready. */
  start: (request: { filters: Filters; sorts: string[]; rows: number }) => void;
  isExporting: boolean;
}

/** Takes the shown search away as a spreadsheet (APP-EXPORT-1, APP-EXPORT-2). */
export function useAgencyExport(): AgencyExport {
  const { api, logger } = useServices();
  const toaster = useToaster();
  const run = useMutation({
    mutationFn: async ({ filters, sorts }: { filters: Filters; sorts: string[] }) => {
      const result = await api.exports.run({
        export_file: 'marketing_insights/exports/imi_agency_search.export',
        result_type: 'xlsx',
        use_labels: true,
        show_filters: true,
        query_filters_extra: filters,
        sorts,
      });
      saveAsDownload(await result.blob(), result.fileName);
    },
    onSuccess: () => toaster.show({ severity: 'success', message: 'Export successful!' }),
    onError: (error) => {
      logger.error('The export failed', error);
      const nothing = isExportError(error) && error.detail === noData;
      toaster.show({ severity: nothing ? 'info' : 'error', message: nothing ? noData : 'Export failed' });
    },
  });
  return {
    start: ({ filters, sorts, rows }) => {
      if (rows === 0) toaster.show({ severity: 'info', message: noData });
      else run.mutate({ filters, sorts });
    },
    isExporting: run.isPending,
  };
}

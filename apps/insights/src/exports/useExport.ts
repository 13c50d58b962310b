import { isExportError, saveAsDownload, type RunExportRequest } from '@agency-insights/insights-api';
import { useToaster } from '@agency-insights/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../services/ServicesContext.tsx';
import { productToast } from '../shell/productToast.ts';

const noData = 'No data to export';

/** An export of what a screen shows. */
export interface Export {
  /** Asks for the spreadsheet and saves it when it is ready. Ends when the person has been told how it went. */
  run: (request: RunExportRequest) => Promise<void>;
  isRunning: boolean;
}

/** Takes what a screen shows away as a spreadsheet (APP-EXPORT-1, APP-EXPORT-2). */
export function useExport(): Export {
  const { api, logger } = useServices();
  const toaster = useToaster();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (request: RunExportRequest) => {
      const result = await api.exports.run(request);
      saveAsDownload(await result.blob(), result.fileName);
    },
  });
  return {
    run: async (request) => {
      try {
        await mutateAsync(request);
        toaster.show({ ...productToast, severity: 'success', message: 'Export successful!' });
      } catch (error) {
        logger.error('The export failed', error);
        if (isExportError(error) && error.detail === noData)
          toaster.show({ ...productToast, severity: 'info', message: noData });
        else toaster.show({ ...productToast, severity: 'error', message: 'Export failed' });
      }
    },
    isRunning: isPending,
  };
}

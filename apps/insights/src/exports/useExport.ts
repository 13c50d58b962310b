import type { RunExportRequest } from '@agency-insights/insights-api';
import { useToaster } from '@agency-insights/ui-kit';
import { useEffect, useState } from 'react';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { productToast } from '../shell/productToast.ts';

const loadJobs = () => import('./exportJobs.ts');

/** An export of what a screen shows. */
export interface Export {
  /**
   * Requests the spreadsheet in the language of the page and saves it when it is ready; `what` describes the content:
   * `325 agencies`. Resolves after the user has seen the result. The export continues if the user leaves the screen.
   */
  run: (request: RunExportRequest, what: string) => Promise<void>;
  /** Description of the running export; null: none. */
  running: string | null;
}

/** Exports a screen's data as a spreadsheet (APP-EXPORT-1, APP-EXPORT-2). */
export function useExport(): Export {
  const services = useServices();
  const toaster = useToaster();
  const words = useWords();
  const [running, setRunning] = useState<string | null>(null);
  // Preloads the error messages, which must be available offline.
  useEffect(() => void loadJobs().catch(() => undefined), []);
  return {
    run: async (request, what) => {
      setRunning(what);
      try {
        const { startExport } = await loadJobs();
        await startExport({ ...services, toaster, words }, { ...request, language: words.locale }, what);
      } catch (error) {
        services.logger.error('The export could not be started', error);
        toaster.show({ ...productToast, severity: 'error', message: words.t('Export failed') });
      } finally {
        setRunning(null);
      }
    },
    running,
  };
}

import { saveAsDownload, type ExportTask } from '@agency-insights/insights-api';
import { useToaster } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { productToast } from '../shell/productToast.ts';
import { exportsKey } from './exportJobs.ts';

const pollMs = 5_000;

/** The user's exports of the last days. */
export interface ExportList {
  /** The newest first; null until they have arrived. */
  exports: readonly ExportTask[] | null;
  error: Error | null;
  retry: () => void;
  /** Saves a finished export's file again. */
  download: (task: ExportTask) => Promise<void>;
  /** Cancels an export under way, or deletes a finished one with its file. Whether that worked. */
  remove: (task: ExportTask) => Promise<boolean>;
}

/** Whether an export is still being made: one that broke is tried again. */
export function isUnderWay({ status }: Pick<ExportTask, 'status'>): boolean {
  return status !== 'SUCCESS' && status !== 'FAILURE';
}

/** Reads the exports; while one is under way, every 5 s (API-EXPORT-2). */
export function useExportList(): ExportList {
  const { api, logger, queries } = useServices();
  const toaster = useToaster();
  const { t } = useWords();
  const list = useQuery({
    queryKey: exportsKey,
    queryFn: ({ signal }) => api.looker.listExports({ signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
    refetchOnMount: 'always',
  });
  const tell = (message: string, error: unknown) => {
    logger.error(message, error);
    toaster.show({
      ...productToast,
      group: 'exports',
      severity: 'error',
      message: `${t(message)}. ${t('Try again.')}`,
    });
  };
  return {
    exports: list.data ?? null,
    error: list.error,
    retry: () => void list.refetch(),
    download: async ({ result, file_name: fileName }) => {
      if (result === null) return;
      try {
        saveAsDownload(await api.exports.download(result), fileName ?? 'export.xlsx');
      } catch (error) {
        tell('The file could not be downloaded', error);
      }
    },
    remove: async ({ task_id: id }) => {
      try {
        await api.looker.removeExport(id);
        queries.setQueryData<ExportTask[]>(exportsKey, (before = []) => before.filter((task) => task.task_id !== id));
        return true;
      } catch (error) {
        tell('The export could not be removed', error);
        return false;
      }
    },
  };
}

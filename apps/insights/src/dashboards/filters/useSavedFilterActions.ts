import type { Filters, NewSavedFilterContent, SavedFilter } from '@agency-insights/insights-api';
import { useToaster } from '@agency-insights/ui-kit';
import { useServices } from '../../services/ServicesContext.tsx';
import { readSavedSearch } from '../../find-agencies/readSavedSearch.ts';
import { writeSavedSearch } from '../../find-agencies/writeSavedSearch.ts';
import { savedSearchToast } from '../../saved-searches/savedSearchToast.ts';
import type { DashboardFilterState } from './useDashboardFilters.ts';
import { savingProblem } from './savedFiltersTexts.ts';
import { useWords } from '../../language/useWords.ts';

/** Where filters are saved: under a new name, or over saved ones. */
export type SaveTarget = { name: string } | { overwrite: SavedFilter };

/** Actions on saved filters. Each returns an error message, or null. */
export interface SavedFilterActions {
  /** Saves the filters that are applied. */
  save: (target: SaveTarget) => Promise<string | null>;
  rename: (saved: SavedFilter, name: string) => Promise<string | null>;
  remove: (saved: SavedFilter) => Promise<string | null>;
}

/** Saves, renames and deletes a dashboard's filters, and says so. */
export function useSavedFilterActions(state: DashboardFilterState): SavedFilterActions {
  const { logger } = useServices();
  const toaster = useToaster();
  const { t } = useWords();
  const { saved, applied, view } = state;

  async function attempt(work: () => Promise<void>, done: string, failed: string): Promise<string | null> {
    try {
      await work();
      toaster.show(savedSearchToast('success', done));
      return null;
    } catch (cause) {
      logger.error('Saved filters could not be changed', cause);
      toaster.show(savedSearchToast('error', failed));
      return savingProblem(cause, t);
    }
  }

  return {
    save: (target) =>
      attempt(
        async () => {
          const { id } =
            'name' in target
              ? await saved.create({ name: target.name, content: contentOf(applied) })
              : await saved.update(target.overwrite.id, {
                  name: target.overwrite.filterName,
                  content: contentOf(applied, target.overwrite),
                });
          state.adopt(id);
        },
        t('Filters successfully saved!'),
        t('Filters save failed'),
      ),
    rename: ({ id }, name) =>
      attempt(() => saved.rename(id, name).then(() => undefined), t('Filters renamed.'), t('Filters rename failed')),
    remove: ({ id }) =>
      attempt(() => saved.remove(id).then(() => state.forget(id)), t('Filters deleted.'), t('Filters delete failed')),
  };

  /** Keeps unsupported filters and the result order of the overwritten filters. */
  function contentOf(filters: Filters, overwritten?: SavedFilter): NewSavedFilterContent {
    const type = view.savedType;
    if (overwritten === undefined) return writeSavedSearch({ filters, unknown: [], type });
    const before = readSavedSearch(overwritten);
    const others = Object.fromEntries(
      Object.entries(before.filters).filter(([key]) => !view.filterKeys.some((own) => own === key)),
    );
    return writeSavedSearch({
      filters: { ...others, ...filters },
      unknown: before.unknown,
      sorts: before.sort === undefined ? undefined : [before.sort],
      type,
    });
  }
}

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
  /** Returns all filters that saved ones have once they are overwritten: those that are unknown here stay. */
  overwritten: (saved: SavedFilter) => Filters;
}

/** Saves, renames and deletes a dashboard's filters, and says so. */
export function useSavedFilterActions(state: DashboardFilterState): SavedFilterActions {
  const { logger } = useServices();
  const toaster = useToaster();
  const { t } = useWords();
  const { saved } = state;

  async function attempt(
    work: () => Promise<void>,
    done: string,
    failed: string,
    undo?: () => void,
  ): Promise<string | null> {
    try {
      await work();
      const action = undo && { label: t('Undo'), onClick: undo };
      toaster.show({ ...savedSearchToast('success', done), action });
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
              ? await saved.create({ name: target.name, content: contentOf(target, state) })
              : await saved.update(target.overwrite.id, {
                  name: target.overwrite.filterName,
                  content: contentOf(target, state),
                });
          state.adopt(id);
        },
        t('Filters successfully saved!'),
        t('Filters save failed'),
        'overwrite' in target ? () => void restore(target.overwrite) : undefined,
      ),
    rename: ({ id }, name) =>
      attempt(() => saved.rename(id, name).then(() => undefined), t('Filters renamed.'), t('Filters rename failed')),
    remove: ({ id }) =>
      attempt(() => saved.remove(id).then(() => state.forget(id)), t('Filters deleted.'), t('Filters delete failed')),
    overwritten: (before) => filtersOver(before, state),
  };

  function restore(before: SavedFilter): Promise<string | null> {
    return attempt(() => saved.putBack(before).then(() => undefined), t('Filters restored.'), t('Filters save failed'));
  }
}

/** Those that are unknown to a dashboard stay. */
function filtersOver({ filterContent }: SavedFilter, { view, applied }: DashboardFilterState): Filters {
  const others = Object.entries(readSavedSearch({ filterContent }).filters).filter(
    ([key]) => !view.filterKeys.some((own) => own === key),
  );
  return { ...Object.fromEntries(others), ...applied };
}

/** Keeps the result order of overwritten filters too. */
function contentOf(target: SaveTarget, state: DashboardFilterState): NewSavedFilterContent {
  const type = state.view.savedType;
  if ('name' in target) return writeSavedSearch({ filters: state.applied, unknown: [], type });
  const { unknown, sort } = readSavedSearch(target.overwrite);
  return writeSavedSearch({
    filters: filtersOver(target.overwrite, state),
    unknown,
    sorts: sort === undefined ? undefined : [sort],
    type,
  });
}

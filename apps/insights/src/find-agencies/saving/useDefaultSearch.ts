import type { SavedFilter } from '@agency-insights/insights-api';
import { useToaster } from '@agency-insights/ui-kit';
import { useKeptStart } from '../start/useKeptStart.ts';
import { useWords } from '../../language/useWords.ts';
import { savedSearchToast } from '../../saved-searches/savedSearchToast.ts';

/** The saved search that Find agencies opens with. */
export interface DefaultSearch {
  /** Null: none. */
  id: number | null;
  /** Makes a search the default, or the default one none. Says so. */
  toggle: (search: SavedFilter) => void;
  /** Passes the default on to another search, in silence. */
  passOn: (id: number) => void;
}

/** The user's default search in this browser (PLUS-7). */
export function useDefaultSearch(): DefaultSearch {
  const [{ opensWith }, keep] = useKeptStart();
  const toaster = useToaster();
  const { t } = useWords();
  const id = typeof opensWith === 'number' ? opensWith : null;
  return {
    id,
    toggle: (search) => {
      const isOn = search.id !== id;
      keep({ opensWith: isOn ? search.id : 'start' });
      const message = isOn
        ? t('Find agencies now opens with {name} in this browser.', { name: search.filterName })
        : t('Find agencies now opens with its start page.');
      toaster.show(savedSearchToast('success', message));
    },
    passOn: (next) => keep({ opensWith: next }),
  };
}

import { useRouter } from '@tanstack/react-router';
import { useContext, useMemo } from 'react';
import { stringifySearch } from '../format/addressSearch.ts';
import { findAgenciesHref } from '../find-agencies/agencyAddresses.ts';
import { useSuggestedSearches } from '../find-agencies/start/useSuggestedSearches.ts';
import { withSavedSearch } from '../find-agencies/withSavedSearch.ts';
import { useSavedSearches } from '../saved-searches/useSavedSearches.ts';
import { CommandsContext } from '../keyboard/CommandRegistry.ts';
import { commandIds, commands } from '../keyboard/commands.ts';
import { useWords } from '../language/useWords.ts';
import { matchingItems, type PaletteItem } from './PaletteItem.ts';
import { useFoundAgencies } from './useFoundAgencies.ts';
import { useHelpTopics } from './useHelpTopics.ts';

const maxSearches = 6;

/** Results for a text: available commands, saved and suggested searches, agencies and help topics, in this order. */
export function usePaletteItems(text: string, canSearch: boolean) {
  const registry = useContext(CommandsContext);
  const router = useRouter();
  const { t } = useWords();
  const { searches } = useSavedSearches();
  const { agencies, isSearching, failed } = useFoundAgencies(text, canSearch);
  const ofPage = useMemo(() => {
    const handlers = registry.handlers();
    return commandIds.flatMap((id): PaletteItem[] => {
      const run = handlers[id];
      return run === undefined || commands[id].keysOnly
        ? []
        : [{ ...commands[id], label: t(commands[id].label), group: t(commands[id].group), id, run }];
    });
  }, [registry, t]);
  const saved = searches.map((search): PaletteItem => {
    const href = `/marketing/agencies${stringifySearch({ ...withSavedSearch({}, search) })}`;
    return {
      id: `search ${search.id}`,
      group: t('Saved searches'),
      label: search.filterName,
      run: () => router.history.push(href),
    };
  });
  const suggested = useSuggestedSearches(canSearch).searches.map(({ title, filters, count }): PaletteItem => {
    const href = findAgenciesHref(filters);
    return {
      id: `suggested ${href}`,
      group: t('Suggested searches'),
      label: title,
      ...(count !== undefined && { detail: count }),
      run: () => router.history.push(href),
    };
  });
  const topics = useHelpTopics(text);
  const items = [
    ...matchingItems(ofPage, text),
    ...matchingItems(saved, text).slice(0, maxSearches),
    ...matchingItems(suggested, text),
    ...agencies,
    ...topics,
  ];
  return { items, isSearching, failed };
}

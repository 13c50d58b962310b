import { useRouter } from '@tanstack/react-router';
import { useContext, useMemo } from 'react';
import { stringifySearch } from '../format/addressSearch.ts';
import { findAgenciesHref } from '../find-agencies/agencyAddresses.ts';
import { recentSearchName } from '../find-agencies/start/recentSearchName.ts';
import { useKeptStart } from '../find-agencies/start/useKeptStart.ts';
import { useSuggestedSearches, type SuggestedSearch } from '../find-agencies/start/useSuggestedSearches.ts';
import { withSavedSearch } from '../find-agencies/withSavedSearch.ts';
import { useSavedSearches } from '../saved-searches/useSavedSearches.ts';
import { CommandsContext } from '../keyboard/CommandRegistry.ts';
import { commandIds, commands } from '../keyboard/commands.ts';
import { useWords } from '../language/useWords.ts';
import { matchingItems, type PaletteItem } from './PaletteItem.ts';
import { useFoundAgencies } from './useFoundAgencies.ts';
import { useHelpTopics } from './useHelpTopics.ts';

const maxSearches = 6;
const maxRecent = 3;

/**
 * Results for a text: available commands, recent, saved and suggested searches, agencies and help topics, in this order. Without a text,
 * recent searches come first.
 */
export function usePaletteItems(text: string, canSearch: boolean) {
  const router = useRouter();
  const { t, formatCountOf } = useWords();
  const commandItems = useCommandItems();
  const { searches } = useSavedSearches();
  const [{ recent }] = useKeptStart();
  const { searches: examples, otherStates } = useSuggestedSearches(canSearch);
  const { agencies, isSearching, failed } = useFoundAgencies(text, canSearch);
  const recentItems = (canSearch ? recent : []).map((search): PaletteItem => {
    const href = `/marketing/agencies${search.query}`;
    return {
      id: `recent ${search.filters}`,
      group: t('Recent searches'),
      label: recentSearchName(search, t),
      detail: formatCountOf(search.agencies, 'agency', 'agencies'),
      run: () => router.history.push(href),
    };
  });
  const saved = searches.map((search): PaletteItem => {
    const href = `/marketing/agencies${stringifySearch({ ...withSavedSearch({}, search) })}`;
    return {
      id: `search ${search.id}`,
      group: t('Saved searches'),
      label: search.filterName,
      run: () => router.history.push(href),
    };
  });
  const isNew = ({ filters }: SuggestedSearch) =>
    !recent.some(({ query }) => findAgenciesHref(filters) === `/marketing/agencies${query}`);
  const toItem = ({ title, filters, count }: SuggestedSearch): PaletteItem => {
    const href = findAgenciesHref(filters);
    return {
      id: `suggested ${href}`,
      group: t('Suggested searches'),
      label: title,
      ...(count !== undefined && { detail: count }),
      run: () => router.history.push(href),
    };
  };
  const topics = useHelpTopics(text);
  const latest = matchingItems(recentItems, text).slice(0, maxRecent);
  const isEmpty = text.trim() === '';
  const items = [
    ...(isEmpty ? latest : []),
    ...matchingItems(commandItems, text),
    ...(isEmpty ? [] : latest),
    ...matchingItems(saved, text).slice(0, maxSearches),
    ...matchingItems(examples.filter(isNew).map(toItem), text),
    ...(isEmpty ? [] : matchingItems(otherStates.filter(isNew).map(toItem), text).slice(0, maxSearches)),
    ...agencies,
    ...topics,
  ];
  return { items, isSearching, failed };
}

/** The commands of the page. */
function useCommandItems(): PaletteItem[] {
  const registry = useContext(CommandsContext);
  const { t } = useWords();
  return useMemo(() => {
    const handlers = registry.handlers();
    return commandIds.flatMap((id): PaletteItem[] => {
      const run = handlers[id];
      const { group, label, words, keys, keysOnly } = commands[id];
      return run === undefined || keysOnly
        ? []
        : [{ id, group: t(group), label: t(label), words: words && t(words), keys, run }];
    });
  }, [registry, t]);
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { agencyHref, findAgenciesHref } from '../find-agencies/agencyAddresses.ts';
import { agencyNamesQuery, countOf } from '../find-agencies/agencyNamesQuery.ts';
import { useDebounced } from '../find-agencies/useDebounced.ts';
import { writeName } from '../find-agencies/writeName.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { useWords } from '../language/useWords.ts';
import { matchingItems, type PaletteItem } from './PaletteItem.ts';

const pauseMs = 150;
const minLetters = 2;
const maxAgencies = 6;

/** Agencies whose name contains a text, the best fit first. */
export function useFoundAgencies(text: string, isAllowed: boolean) {
  const { api } = useServices();
  const { t } = useWords();
  const router = useRouter();
  const wanted = text.trim();
  const name = useDebounced(wanted, pauseMs);
  const isLong = isAllowed && wanted.length >= minLetters;
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...agencyNamesQuery(api, name),
    enabled: isLong && name.length >= minLetters,
    placeholderData: keepPreviousData,
  });
  const found = (isLong && data) || [];
  const agencies = found.slice(0, maxAgencies).map(({ agency_id, agency_name, city, state }): PaletteItem => {
    const href = agencyHref(Number(agency_id), '');
    return {
      id: href,
      group: t('Agencies'),
      label: String(agency_name),
      detail: `${city}, ${state}`,
      run: () => void router.navigate({ to: href }),
    };
  });
  if (found.length > agencies.length) {
    const href = findAgenciesHref({ agency_name: writeName({ kind: 'contains', value: name }) });
    agencies.push({
      id: href,
      group: t('Agencies'),
      label: t('All {count} containing “{text}”', { count: countOf(found), text: name }),
      run: () => router.history.push(href),
    });
  }
  const isBehind = name !== wanted || isPlaceholderData;
  return {
    // Until the answer is here, those found before that fit: Enter must open nothing else.
    agencies: isBehind ? matchingItems(agencies, wanted) : agencies,
    isSearching: isLong && (isFetching || name !== wanted),
    failed: isLong && isError,
  };
}

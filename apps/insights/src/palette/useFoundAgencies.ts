import { containsFilter } from '@agency-insights/insights-api/filters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { agencyHref, findAgenciesHref } from '../find-agencies/agencyAddresses.ts';
import { useDebounced } from '../find-agencies/useDebounced.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { useWords } from '../language/useWords.ts';
import { matchingItems, type PaletteItem } from './PaletteItem.ts';

const pauseMs = 150;
const minLetters = 2;
const maxAgencies = 6;

/** Agencies whose name contains a text, the greatest first. */
export function useFoundAgencies(text: string, isAllowed: boolean) {
  const { api } = useServices();
  const { t, formatCount } = useWords();
  const router = useRouter();
  const wanted = text.trim();
  const name = useDebounced(wanted, pauseMs);
  const isLong = isAllowed && wanted.length >= minLetters;
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    queryKey: ['palette-agencies', name],
    queryFn: ({ signal }) =>
      api.resultSets.findAgencies({ filters: { agency_name: containsFilter(name) }, limit: maxAgencies }, { signal }),
    enabled: isLong && name.length >= minLetters,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const table = isLong ? data?.table : undefined;
  const valueOf = (column: string, row: number) => String(table?.getChild(column)?.at(row));
  const agencies = Array.from({ length: table?.numRows ?? 0 }, (_none, row): PaletteItem => {
    const href = agencyHref(Number(valueOf('agency_id', row)), '');
    return {
      id: href,
      group: t('Agencies'),
      label: valueOf('agency_name', row),
      detail: `${valueOf('city', row)}, ${valueOf('state', row)}`,
      run: () => void router.navigate({ to: href }),
    };
  });
  const total = table === undefined ? 0 : (data?.total ?? 0);
  if (total > agencies.length) {
    const href = findAgenciesHref({ agency_name: containsFilter(name) });
    agencies.push({
      id: href,
      group: t('Agencies'),
      label: t('All {count} containing “{text}”', { count: formatCount(total), text: name }),
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

import type { Filters, RunQueryResponse } from '@agency-insights/insights-api';
import type { OptionObject } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translate } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { agencyNamesQuery, countOf, maxNames } from './agencyNamesQuery.ts';
import { countFilters } from './agencySearch.ts';
import { useDebounced } from './useDebounced.ts';
import { writeName } from './writeName.ts';

const settleMs = 300;
const none: readonly OptionObject[] = [];

/**
 * Names that contain a text, the best fit first, behind the offer to search for all of them; the first ones of all where nothing is
 * typed. Those of agencies that the other filters leave out come last and say so.
 */
export function useAgencyNameOptions(text: string, otherFilters: Filters) {
  const { t } = useWords();
  const { api } = useServices();
  const wanted = text.trim();
  const settled = useDebounced(wanted, settleMs);
  // The input was cleared: shows the previous list immediately.
  const part = wanted === '' ? '' : settled;
  const query = useQuery(agencyNamesQuery(api, part));
  const under = useQuery({ ...agencyNamesQuery(api, part, otherFilters), enabled: countFilters(otherFilters) > 0 });
  // The names before belong to another text: Enter would choose one of them.
  const isCurrent = part === wanted && !query.isPending;
  const { data } = query;
  const { data: underFilters } = under;
  const options = useMemo(
    () => (data === undefined ? none : optionsOf(part, data, underFilters, t)),
    [data, underFilters, part, t],
  );
  return {
    options: isCurrent ? options : none,
    isLoading: !isCurrent,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}

/** @param underFilters Rows that the other filters let through; undefined: there are none, or it is not known yet. */
function optionsOf(
  part: string,
  rows: RunQueryResponse,
  underFilters: RunQueryResponse | undefined,
  t: Translate,
): readonly OptionObject[] {
  // Of more rows than were asked for it is not known which ones the filters leave out.
  const fitting =
    underFilters && underFilters.length < maxNames ? new Set(underFilters.map((row) => row.agency_id)) : null;
  const placesOf = new Map<string, { places: string[]; fits: boolean }>();
  for (const row of rows) {
    const name = String(row.agency_name);
    const of = placesOf.get(name) ?? { places: [], fits: false };
    of.places.push(`${row.city}, ${row.state}`);
    of.fits ||= fitting === null || fitting.has(row.agency_id);
    placesOf.set(name, of);
  }
  const found = [...placesOf].map(([name, { places, fits }]) => ({
    label: name,
    value: writeName({ kind: 'exact', value: name }),
    detail: places.join(' · ') + (fits ? '' : ` – ${t('excluded by your other filters')}`),
    fits,
  }));
  const options = found
    .sort((a, b) => Number(b.fits) - Number(a.fits))
    .map(({ fits: _fits, ...option }): OptionObject => option);
  if (part === '' || rows.length < 2) return options;
  const label = t('All {count} containing “{text}”', { count: countOf(rows), text: part });
  return [{ label, value: writeName({ kind: 'contains', value: part }) }, ...options];
}

import type { Filters, RunQueryResponse } from '@agency-insights/insights-api';
import type { OptionObject } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translate } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { describeName } from './agencyNames.ts';
import { agencyNamesQuery, countOf, maxNames } from './agencyNamesQuery.ts';
import { countFilters } from './agencySearch.ts';
import { useDebounced } from './useDebounced.ts';
import { writeName } from './writeName.ts';

const settleMs = 300;
const none: readonly OptionObject[] = [];

/**
 * Names that contain a text, the best fit first, behind the offer to search for all of them; the first ones of all where nothing is
 * typed. Those of agencies that the other filters leave out come after the others and say so.
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
  // The names before belong to another text: Enter would choose one of them. Which come first depends on the other filters.
  const isCurrent = part === wanted && !query.isPending && !under.isLoading;
  const { data } = query;
  const { data: fitting } = under;
  const options = useMemo(
    () => (data === undefined ? none : optionsOf(part, data, fitting ?? data, t)),
    [data, fitting, part, t],
  );
  return {
    options: isCurrent ? options : none,
    isLoading: !isCurrent,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}

/** @param fitting Rows that the other filters let through; all rows if there are no filters, or if it is not known. */
function optionsOf(
  part: string,
  rows: RunQueryResponse,
  fitting: RunQueryResponse,
  t: Translate,
): readonly OptionObject[] {
  const excluded = t('excluded by your other filters');
  const ids = new Set(fitting.map((row) => row.agency_id));
  // If more fit than were asked for, it is not known which of the others do.
  const others = fitting.length < maxNames ? rows.filter((row) => !ids.has(row.agency_id)) : [];
  const placesOf = new Map<string, { places: string[]; fits: boolean }>();
  for (const row of [...fitting, ...others]) {
    const name = String(row.agency_name);
    const of = placesOf.get(name) ?? { places: [], fits: ids.has(row.agency_id) };
    of.places.push(`${row.city}, ${row.state}`);
    placesOf.set(name, of);
  }
  const options = [...placesOf].map(([name, { places, fits }]) => ({
    label: name,
    value: writeName({ kind: 'exact', value: name }),
    detail: places.join(' · ') + (fits ? '' : ` – ${excluded}`),
  }));
  if (part === '' || rows.length < 2) return options;
  const all = t('All {count} containing “{text}”', { count: countOf(rows), text: part });
  const label = ids.size > 0 ? all : `${all} – ${excluded}`;
  const term = { kind: 'contains', value: part } as const;
  return [{ label, value: writeName(term), chosenLabel: describeName(term, t) }, ...options];
}

import { containsFilter } from '@agency-insights/insights-api/filters';
import type { Option } from '@agency-insights/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services/ServicesContext.tsx';

const freshForMs = 5 * 60_000;
const maxSuggestions = 50;

/** Agencies by their ids, as far as they are known. */
export interface KnownAgencies {
  /** Their names by id; without agencies that do not exist. */
  names: ReadonlyMap<number, string>;
  /** Whether some are still being checked. */
  isPending: boolean;
  /** Whether the check failed. */
  isUnknown: boolean;
}

/** Returns which agencies exist, and their names. */
export function useKnownAgencies(ids: readonly number[]): KnownAgencies {
  const { api } = useServices();
  const { data, status, isPlaceholderData } = useQuery({
    queryKey: ['agency-names', ids],
    queryFn: async ({ signal }) => {
      const { table } = await api.resultSets.listAgenciesAccounts({ agency_ids: [...ids] }, { signal });
      const names = [...(table.getChild('agency_name') ?? [])].map(String);
      return new Map([...(table.getChild('agency_id') ?? [])].map((id, row) => [Number(id), names[row] ?? '']));
    },
    enabled: ids.length > 0,
    staleTime: freshForMs,
    placeholderData: keepPreviousData,
  });
  const names = data ?? noNames;
  const isOnItsWay = status === 'pending' || isPlaceholderData;
  return {
    names,
    isPending: isOnItsWay && ids.some((id) => !names.has(id)),
    isUnknown: status === 'error',
  };
}

/** The names of agencies by their ids; empty until they are known. */
export function useAgencyNames(ids: readonly number[]): ReadonlyMap<number, string> {
  return useKnownAgencies(ids).names;
}

const noNames: ReadonlyMap<number, string> = new Map();

/** Agencies whose name contains a text. */
export interface AgencyOptions {
  options: readonly Option[];
  isLoading: boolean;
}

/** Finds agencies by part of their name; without a term, returns some. */
export function useAgencyOptions(term: string): AgencyOptions {
  const { api } = useServices();
  const text = term.trim();
  const query = useQuery({
    queryKey: ['agency-options', text],
    queryFn: ({ signal }) =>
      api.looker.runQuery(
        {
          query_filename: 'marketing_insights/queries/agency_names.query',
          filter_expression: text === '' ? undefined : { agency_name: containsFilter(text) },
          limit: maxSuggestions,
        },
        { signal },
      ),
    staleTime: freshForMs,
    placeholderData: keepPreviousData,
  });
  const options = useMemo(
    () =>
      (query.data ?? []).map((row) => ({
        value: String(row.agency_id),
        label: `${String(row.agency_name)} (${String(row.city)}, ${String(row.state)})`,
      })),
    [query.data],
  );
  return { options, isLoading: query.isFetching };
}

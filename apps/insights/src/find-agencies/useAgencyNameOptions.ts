import type { Option } from '@agency-insights/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Translate } from '../language/createWords.ts';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { useDebounced } from './useDebounced.ts';
import { writeName } from './writeName.ts';

const settleMs = 300;
const freshForMs = 60_000;
const mostNames = 100;
const none: readonly Option[] = [];

/** Names that contain a text, behind the offer to search for all of them; the first ones of all where nothing is typed. */
export function useAgencyNameOptions(text: string) {
  const { api } = useServices();
  const { t } = useWords();
  const wanted = text.trim();
  const settled = useDebounced(wanted, settleMs);
  // What was typed is gone: the list before it is there at once.
  const part = wanted === '' ? '' : settled;
  const query = useQuery({
    queryKey: ['agency-names', part],
    queryFn: ({ signal }) =>
      api.looker.runQuery(
        {
          query_filename: 'marketing_insights/queries/agency_names.query',
          filter_expression: part === '' ? {} : { agency_name: writeName({ kind: 'contains', value: part }) },
          limit: mostNames,
        },
        { signal },
      ),
    staleTime: freshForMs,
  });
  // The names before belong to another text: Enter would choose one of them.
  const isCurrent = part === wanted && !query.isPending;
  const { data } = query;
  const options = useMemo(
    () =>
      data === undefined
        ? none
        : optionsOf(
            part,
            [...data].map((row) => String(row.agency_name)),
            t,
          ),
    [data, part, t],
  );
  return {
    options: isCurrent ? options : none,
    isLoading: !isCurrent,
    failed: query.isError,
    retry: () => void query.refetch(),
  };
}

function optionsOf(part: string, names: readonly string[], t: Translate): readonly Option[] {
  const found = [...new Set(names)].map((name) => ({ label: name, value: writeName({ kind: 'exact', value: name }) }));
  if (part === '' || names.length < 2) return found;
  const isCounted = names.length < mostNames;
  const label = t(isCounted ? 'All {count} containing “{text}”' : 'All containing “{text}”', {
    count: names.length,
    text: part,
  });
  return [{ label, value: writeName({ kind: 'contains', value: part }) }, ...found];
}

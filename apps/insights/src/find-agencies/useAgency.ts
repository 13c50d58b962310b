import type { ResultSet } from '@agency-insights/insights-api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services/ServicesContext.tsx';

const freshForMs = 5 * 60_000;

/** An agency by its accounts. */
export interface Agency {
  name: string;
  /** Where its primary account is: `Philadelphia, PA`. */
  place: string;
  /** Its accounts, those with most premium first; money is whole cents. */
  accounts: ResultSet;
}

export interface AgencyAnswer {
  /** Null while it is not known, or where there is no such agency. */
  agency: Agency | null;
  isMissing: boolean;
  error: Error | null;
  retry: () => void;
}

/** Reads an agency and its accounts. */
export function useAgency(agencyId: number): AgencyAnswer {
  const { api } = useServices();
  const query = useQuery({
    queryKey: ['agency', agencyId],
    queryFn: ({ signal }) => api.resultSets.listAgenciesAccounts({ agency_ids: [agencyId] }, { signal }),
    staleTime: freshForMs,
    select: readAgency,
  });
  return {
    agency: query.data ?? null,
    isMissing: query.data === null,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

function readAgency(accounts: ResultSet): Agency | null {
  const { table } = accounts;
  const primary = [...(table.getChild('is_primary') ?? [])].findIndex(Boolean);
  const row = Math.max(0, primary);
  const textOf = (column: string) => String(table.getChild(column)?.at(row) ?? '');
  if (table.numRows === 0) return null;
  return { name: textOf('agency_name'), place: `${textOf('city')}, ${textOf('state')}`, accounts };
}

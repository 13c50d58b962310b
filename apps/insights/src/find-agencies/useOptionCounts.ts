import type { OptionCounts } from '@agency-insights/form-renderer';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../services/ServicesContext.tsx';
import { createOptionCounts } from './createOptionCounts.ts';

/** Counts of options under the chosen names; the same object until the names change. */
export function useOptionCounts(agency_name: string | undefined): OptionCounts {
  const { api } = useServices();
  const cache = useQueryClient();
  return useMemo(() => createOptionCounts(api, cache, { agency_name }), [api, cache, agency_name]);
}

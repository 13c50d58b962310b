import type { OptionCounts } from '@agency-insights/form-renderer';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWords } from '../language/useWords.ts';
import { useServices } from '../services/ServicesContext.tsx';
import { createOptionCounts } from './createOptionCounts.ts';

/** Counts of options under the chosen names; the same object until the names change. */
export function useOptionCounts(agency_name: string | undefined): OptionCounts {
  const { api } = useServices();
  const cache = useQueryClient();
  const { t } = useWords();
  return useMemo(() => createOptionCounts(api, cache, { agency_name }, t), [api, cache, agency_name, t]);
}

import { maxNamedAgencies } from '@agency-insights/insights-api';
import type { Words } from '../../language/createWords.ts';
import type { SelectedAgencies } from '../useSelectedAgencies.ts';
import { compareHref, maxCompared } from './compareHref.ts';

/** An action on selected agencies. */
export interface AgencyAction {
  id: 'compare' | 'export';
  label: string;
  /** Why it cannot be used; null if it can. */
  refusal: string | null;
  run: (agencyIds: number[]) => void;
}

/** The selected agencies, and how many there are. */
export type CountedAgencies = SelectedAgencies & { count: number };

/** Compares two to five selected agencies (PLUS-45), and exports up to a thousand of them or all. */
export function agencyActions(
  { rowSelection: { mode }, count, total, search, onExport }: CountedAgencies,
  { t, formatCount }: Words,
  open: (href: string) => void,
): readonly AgencyAction[] {
  const isComparable = mode === 'include' && count >= 2 && count <= maxCompared;
  const isExportable = count > 0 && (count === total || count <= maxNamedAgencies);
  const upTo =
    count === 0
      ? t('Select the agencies to export.')
      : t('Select all agencies, or up to {max}.', { max: formatCount(maxNamedAgencies) });
  return [
    {
      id: 'compare',
      label: t('Compare'),
      refusal: isComparable ? null : t('Select 2 to {max} agencies to compare them.', { max: maxCompared }),
      run: (ids) => open(compareHref(ids, search)),
    },
    {
      id: 'export',
      label: t('Export selected'),
      refusal: isExportable ? null : upTo,
      run: (ids) => onExport(count === total ? undefined : ids),
    },
  ];
}

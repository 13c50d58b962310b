import type { Permission } from '@agency-insights/insights-api';

/** What a person may see, in few words; empty: nothing. */
export function accessText(permissions: readonly Permission[]): string {
  const lines = [
    permissions.includes('viewable:insights_pl') ? 'personal' : null,
    permissions.includes('viewable:insights_cl') ? 'commercial' : null,
  ].filter((line) => line !== null);
  const parts = [
    ...(lines.length > 0 ? [`${lines.join(' and ')} lines`] : []),
    ...(permissions.includes('viewable:benchmarks') ? ['benchmarks'] : []),
  ];
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { Permission } from '@agency-insights/insights-api';
import type { Translate } from '../../language/createWords.ts';

/** Permissions of a user in a few words; empty for none. */
export function accessText(permissions: readonly Permission[], t: Translate): string {
  const personal = permissions.includes('viewable:insights_pl');
  const commercial = permissions.includes('viewable:insights_cl');
  const parts = [
    ...(personal && commercial ? [t('personal and commercial lines')] : []),
    ...(personal && !commercial ? [t('personal lines')] : []),
    ...(commercial && !personal ? [t('commercial lines')] : []),
    ...(permissions.includes('viewable:benchmarks') ? [t('benchmarks')] : []),
  ];
  const text = parts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

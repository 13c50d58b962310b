import type { ServiceScope } from '@agency-insights/insights-api/catalogue';
import { permissionNames } from '../texts.ts';

/** Names of the scopes of a service. */
export const scopeNames: Readonly<Record<ServiceScope, string>> = {
  'viewable:insights_pl': permissionNames['viewable:insights_pl'],
  'viewable:insights_cl': permissionNames['viewable:insights_cl'],
  administration: 'Administration',
};

/** Longer descriptions of single scopes. */
export const scopeHelp = { administration: 'All calls for administrators, but no agency data.' };

import type { ServiceScope } from '@agency-insights/insights-api/catalogue';
import { permissionNames } from '../texts.ts';

/** What each scope of a service is called. */
export const scopeNames: Readonly<Record<ServiceScope, string>> = {
  'viewable:insights_pl': permissionNames['viewable:insights_pl'],
  'viewable:insights_cl': permissionNames['viewable:insights_cl'],
  administration: 'Administration',
};

/** What single scopes allow, in more words. */
export const scopeHelp = { administration: 'All calls for administrators, but no agency data.' };

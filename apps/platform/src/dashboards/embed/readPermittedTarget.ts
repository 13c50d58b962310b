import type { DashboardId } from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { Person } from '../../http/Person.ts';
import { dashboardsOf } from './dashboardsOf.ts';
import { embedRefusal } from './EmbedRefusal.ts';
import { readAllowedTarget } from './openFrameAddress.ts';

/** Returns the dashboard of a target. Throws an ApiProblem if the target is invalid or forbidden. */
export function readPermittedTarget(
  target: string,
  { permissions }: Person,
  allowedOrigins: () => readonly string[],
): DashboardId {
  const read = readAllowedTarget(target, { allowedOrigins });
  if ('kind' in read) {
    const { title, text } = read.refusal;
    const message = `${title}. ${text}`;
    throw new ApiProblem(400, 'invalid_request', message, [{ path: 'target', message }]);
  }
  if (!dashboardsOf(permissions).includes(read.dashboard)) throw dashboardForbidden();
  return read.dashboard;
}

/** Creates the refusal for a user who may not see a dashboard. */
export function dashboardForbidden(): ApiProblem {
  const { title, text } = embedRefusal('permission');
  return new ApiProblem(403, 'forbidden', `${title}. ${text}`);
}

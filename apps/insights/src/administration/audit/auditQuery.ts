import type { AuditAction } from '@agency-insights/insights-api/people';

/** Filters of the audit trail; what is left out filters nothing. */
export interface AuditSearch {
  /** Id of the user whose entries are shown. */
  userId?: string;
  /** Which action. */
  action?: AuditAction | null;
  /** Part of the address of who did it or to whom. */
  search?: string;
  /** First moment, ISO 8601. */
  from?: string | undefined;
}

/** Writes filters as the query of the service. */
export function auditQuery({ userId, action, search, from }: AuditSearch) {
  return {
    ...(userId !== undefined && { user_id: userId }),
    ...(action && { action }),
    ...(search && { search }),
    ...(from !== undefined && { from }),
  };
}

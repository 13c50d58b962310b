import type { AuditAction } from '@agency-insights/insights-api/people';

/** Which entries of the audit trail are shown. Default of each: all. */
export interface AuditSearch {
  /** Id of the affected person. */
  userId?: string;
  action?: AuditAction | null;
  /** Part of the address of who did it or to whom; empty: all. */
  search?: string;
  /** First moment, ISO 8601. */
  from?: string;
}

/** The query of a search for entries. */
export function auditQuery({ userId, action = null, search = '', from }: AuditSearch) {
  return {
    ...(userId !== undefined && { user_id: userId }),
    ...(action !== null && { action }),
    ...(search !== '' && { search }),
    ...(from !== undefined && { from }),
  };
}

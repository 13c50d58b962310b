import type { Permission } from '@agency-insights/auth-session';

/** The lines of business by their code: what people call them, and the permission that shows them. */
export const lines: Readonly<Record<string, { label: string; permission: Permission }>> = {
  personal: { label: 'Personal lines', permission: 'viewable:insights_pl' },
  commercial: { label: 'Commercial lines', permission: 'viewable:insights_cl' },
};

/** The lines as options: the names of those in the data, and of one that the user may not see. */
export const lineOptions = Object.entries(lines).map(([value, { label }]) => ({ value, label }));

import { hasPermission, type Permission } from '@agency-insights/auth-session';

/** The lines of business by their code: what people call them, and the permission that shows them. */
const lines: Readonly<Record<string, { label: string; permission: Permission }>> = {
  personal: { label: 'Personal lines', permission: 'viewable:insights_pl' },
  commercial: { label: 'Commercial lines', permission: 'viewable:insights_cl' },
};

/** The name of a line, also for people whose list of lines does not have it. */
export function lineLabel(code: string): string | undefined {
  return lines[code]?.label;
}

/**
 * Says that a search asks for a line that the person may not see; null where it does not, or asks for another line as well.
 * @param expression The filter on the line of business: `commercial`.
 */
export function deniedLineText(expression: string | undefined, permissions: readonly string[]): string | null {
  const asked = expression === undefined ? undefined : lines[expression];
  if (asked === undefined || hasPermission(permissions, asked.permission)) return null;
  const own = Object.values(lines).filter(({ permission }) => hasPermission(permissions, permission));
  return `You may see ${own.map(({ label }) => label.toLowerCase()).join(' and ')} only; this search asks for ${asked.label.toLowerCase()}.`;
}

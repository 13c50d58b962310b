import { hasPermission, type Permission } from '@agency-insights/auth-session';
import type { Translate } from '../language/createWords.ts';

/** The lines of business by their code: what people call them, and the permission that shows them. */
const lines: Readonly<Record<string, { label: string; permission: Permission }>> = {
  personal: { label: 'Personal lines', permission: 'viewable:insights_pl' },
  commercial: { label: 'Commercial lines', permission: 'viewable:insights_cl' },
};

/** The lines as options: the names of those in the data, and of one that the user may not see. */
export const lineOptions = Object.entries(lines).map(([value, { label }]) => ({ value, label }));

/**
 * Says that a search asks for a line that the person may not see; null if it does not, or asks for another line as
 * well.
 * @param expression The filter on the line of business: `commercial`.
 */
export function deniedLineText(
  expression: string | undefined,
  permissions: readonly string[],
  t: Translate,
): string | null {
  const asked = expression === undefined ? undefined : lines[expression];
  if (asked === undefined || hasPermission(permissions, asked.permission)) return null;
  const own = Object.values(lines).filter(({ permission }) => hasPermission(permissions, permission));
  const named = ({ label }: { label: string }) => t(label.toLowerCase());
  return t('You may see {own} only; this search asks for {asked}.', {
    own: own.map(named).join(` ${t('and')} `),
    asked: named(asked),
  });
}

import { hasPermission } from '@agency-insights/auth-session';
import type { Translate } from '../language/createWords.ts';
import { lines } from './lines.ts';

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

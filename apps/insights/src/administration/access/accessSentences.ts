import type { Relationship } from '@agency-insights/insights-api/authorization';
import type { Translate } from '../../language/createWords.ts';
import type { Naming } from './naming.ts';

type Parts = Pick<Relationship, 'user' | 'relation' | 'object'>;

/** Says whether a user has a relation. */
export function checkText(parts: Parts, holds: boolean, naming: Naming, t: Translate): string {
  const names = namesOf(parts, naming);
  if (parts.relation === 'viewable')
    return holds ? t('{user} may see {object}.', names) : t('{user} may not see {object}.', names);
  return holds
    ? t('{user} has “{relation}” on {object}.', names)
    : t('{user} does not have “{relation}” on {object}.', names);
}

/** Says what a user loses with a relationship. */
export function removalText(parts: Parts, naming: Naming, t: Translate): string {
  const names = namesOf(parts, naming);
  // Their organizations may grant it as well.
  if (parts.relation === 'granted')
    return t(
      '{user} will lose {object}, unless an organization grants it too. This applies from the next time they open or load something.',
      names,
    );
  if (parts.relation === 'blocked')
    return t(
      '{user} will no longer be blocked from {object}. This applies from the next time they open or load something.',
      names,
    );
  return t(
    '{user} will lose “{relation}” on {object}. This applies from the next time they open or load something.',
    names,
  );
}

function namesOf({ user, relation, object }: Parts, naming: Naming) {
  return { user: naming.user(user), relation: naming.relation(relation), object: naming.object(object) };
}

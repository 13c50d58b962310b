import type { AuthorizationResource, RelationshipPage } from '@agency-insights/insights-api/authorization';

/** A filter of relationships; empty texts are ignored. */
export interface RelationshipFilter {
  user: string;
  relation: string;
  object: string;
}

/** The filter that matches every relationship. */
export const everyRelationship: RelationshipFilter = { user: '', relation: '', object: '' };

/** Number of relationships per request. */
const pageSize = 50;

/**
 * A page of relationships. The store finds them by object, or by user and type: if only a user is given, it queries
 * each type in turn, and `token` holds the next one.
 */
export async function findRelationships(
  calls: Pick<AuthorizationResource, 'read'>,
  types: readonly string[],
  filter: RelationshipFilter,
  token: string,
): Promise<{ tuples: RelationshipPage['tuples']; next: string }> {
  const [user, relation, object] = [filter.user, filter.relation, filter.object].map((text) => text.trim());
  const part = { ...(user && { user }), ...(relation && { relation }), page_size: pageSize };
  if (object || (!user && !relation)) {
    const asked = { ...part, ...(object && { object }), ...(token && { continuation_token: token }) };
    const { tuples, continuation_token: next } = await calls.read(asked);
    return { tuples, next };
  }
  const [at = '0', of = ''] = token.split(' ');
  const type = types[Number(at)] ?? '';
  const page = await calls.read({ ...part, object: `${type}:`, ...(of && { continuation_token: of }) });
  if (page.continuation_token !== '') return { tuples: page.tuples, next: `${at} ${page.continuation_token}` };
  const following = Number(at) + 1;
  if (following >= types.length) return { tuples: page.tuples, next: '' };
  if (page.tuples.length > 0) return { tuples: page.tuples, next: `${following} ` };
  return findRelationships(calls, types, filter, `${following} `);
}

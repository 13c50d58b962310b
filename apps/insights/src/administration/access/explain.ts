import type { AuthorizationResource, ExpandNode } from '@agency-insights/insights-api/authorization';
import type { Translate } from '../../language/createWords.ts';
import type { Naming } from './naming.ts';

/** Why a user has a relation on an object, or not: a relation with its reasons. */
export interface Reason {
  /** The line's text. */
  text: string;
  /** Whether the user has it; null if that alone decides nothing. */
  holds: boolean | null;
  children: readonly Reason[];
}

/** The question. */
export interface Question {
  user: string;
  relation: string;
  object: string;
}

/** The API and the texts of the reasons. */
export interface Tools {
  calls: Pick<AuthorizationResource, 'check' | 'expand'>;
  t: Translate;
  /** Loads the names of users. */
  loadNaming: (users: readonly string[]) => Promise<Naming>;
}

/** Max depth of relations, and max number of names shown in a list. */
const maxDepth = 6;
const maxNames = 20;

/** Follows a relation to the relationships that it comes from. Rejects like the calls. */
export async function explain(tools: Tools, question: Question): Promise<Reason> {
  return reasonOf(tools, question, [], 0);
}

async function reasonOf(tools: Tools, question: Question, above: readonly string[], depth: number): Promise<Reason> {
  const { calls, t, loadNaming } = tools;
  const { user, relation, object } = question;
  const name = `${object}#${relation}`;
  const { allowed } = await calls.check(question);
  const isFollowed = depth < maxDepth && !above.includes(name);
  const children = isFollowed ? [await nodeReason(await calls.expand({ object, relation }))] : [];
  return { text: await relationText(object, relation), holds: allowed, children };

  async function relationText(on: string, of: string): Promise<string> {
    const naming = await loadNaming([]);
    return `${naming.relation(of)}: ${naming.object(on)}`;
  }

  function follow(userset: string): Promise<Reason> {
    const [on, of] = partsOf(userset);
    return reasonOf(tools, { user, relation: of, object: on }, [...above, name], depth + 1);
  }

  async function nodeReason(node: ExpandNode): Promise<Reason> {
    const { leaf, union, intersection, difference } = node;
    if (union) return group(t('any of'), union.nodes);
    if (intersection) return group(t('all of'), intersection.nodes);
    if (difference) return group(t('the first, but not the second'), [difference.base, difference.subtract]);
    if (leaf?.computed) return follow(leaf.computed.userset);
    if (leaf?.tupleToUserset) {
      const { tupleset, computed } = leaf.tupleToUserset;
      return list(
        t('through {relation}', { relation: await relationText(...partsOf(tupleset)) }),
        await Promise.all(computed.map(({ userset }) => follow(userset))),
      );
    }
    return given(leaf?.users?.users ?? []);
  }

  function list(text: string, children: readonly Reason[]): Reason {
    return { text: children.length > 0 ? text : `${text} ${t('no one')}`, holds: null, children };
  }

  async function group(text: string, nodes: readonly ExpandNode[]): Promise<Reason> {
    return { text, holds: null, children: await Promise.all(nodes.map(nodeReason)) };
  }

  /** Returns direct relations; groups that the user is in come first. */
  async function given(users: readonly string[]): Promise<Reason> {
    const isUser = users.includes(user);
    const groups = users.filter((one) => one.includes('#'));
    const followed = await Promise.all(groups.slice(0, maxNames).map(follow));
    const others = users.filter((one) => one !== user && !one.includes('#')).slice(0, maxNames);
    const naming = await loadNaming([...(isUser ? [user] : []), ...others]);
    const children: Reason[] = [
      ...(isUser ? [{ text: naming.user(user), holds: true, children: [] }] : []),
      ...followed.toSorted((one, other) => Number(other.holds) - Number(one.holds)),
      ...others.map((one) => ({ text: naming.user(one), holds: null, children: [] })),
    ];
    const more = users.length - children.length;
    return list(
      t('given to'),
      more > 0 ? [...children, { text: t('and {count} more', { count: more }), holds: null, children: [] }] : children,
    );
  }
}

/** Object and relation of `organization:acme#member`. */
function partsOf(userset: string): [object: string, relation: string] {
  const [object = '', relation = ''] = userset.split('#');
  return [object, relation];
}

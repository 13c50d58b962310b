import type { ExpandNode } from '@agency-insights/insights-api/authorization';
import { englishWords } from '../../language/createWords.ts';
import { explain, type Reason } from './explain.ts';
import { createNaming } from './naming.ts';

const trees: Record<string, ExpandNode> = {
  'feature:a#viewable': {
    name: 'feature:a#viewable',
    difference: {
      base: { name: 'feature:a#viewable', leaf: { computed: { userset: 'feature:a#granted' } } },
      subtract: { name: 'feature:a#viewable', leaf: { computed: { userset: 'feature:a#blocked' } } },
    },
  },
  'feature:a#granted': {
    name: 'feature:a#granted',
    leaf: { users: { users: ['user:bea', 'organization:b#member', 'organization:a#member'] } },
  },
  'feature:a#blocked': { name: 'feature:a#blocked', leaf: { users: { users: [] } } },
  'organization:a#member': { name: 'organization:a#member', leaf: { users: { users: ['user:anne'] } } },
  'organization:b#member': { name: 'organization:b#member', leaf: { users: { users: [] } } },
  'group:x#member': { name: 'group:x#member', leaf: { users: { users: ['group:x#member'] } } },
  'doc:1#viewer': {
    name: 'doc:1#viewer',
    union: {
      nodes: [
        { name: 'doc:1#viewer', leaf: { users: { users: Array.from({ length: 30 }, (_one, at) => `user:${at}`) } } },
        {
          name: 'doc:1#viewer',
          leaf: { tupleToUserset: { tupleset: 'doc:1#parent', computed: [{ userset: 'organization:a#member' }] } },
        },
      ],
    },
  },
};
const has = ['feature:a#viewable', 'feature:a#granted', 'organization:a#member', 'doc:1#viewer'];
const calls = {
  check: ({ relation, object }: { relation: string; object: string }) =>
    Promise.resolve({ allowed: has.includes(`${object}#${relation}`) }),
  expand: ({ relation, object }: { relation: string; object: string }) =>
    Promise.resolve(trees[`${object}#${relation}`] ?? { name: '' }),
};
const people = new Map([['anne', { display_name: 'Anne Hale', email: 'anne@example.com' }]]);
const naming = createNaming({ people, entities: new Map([['organization:a', 'Acme Partners']]) }, englishWords.t);
const tools = { calls, t: englishWords.t, loadNaming: () => Promise.resolve(naming) };
const lines = ({ text, holds, children }: Reason, depth = 0): string[] => [
  `${'  '.repeat(depth)}${text}${holds === null ? '' : holds ? ' +' : ' -'}`,
  ...children.flatMap((child) => lines(child, depth + 1)),
];

it('explain follows a permission through organizations, starting with those of the user [PLUS-37]', async () => {
  const reason = await explain(tools, { user: 'user:anne', relation: 'viewable', object: 'feature:a' });
  expect(lines(reason).join('\n')).toBe(`May see: feature:a +
  the first, but not the second
    Granted: feature:a +
      given to
        Member: Acme Partners +
          given to
            Anne Hale +
        Member: organization:b -
          given to no one
        user:bea
    Blocked: feature:a -
      given to no one`);
});

it('explain stops at circular relations', async () => {
  const reason = await explain(tools, { user: 'user:anne', relation: 'member', object: 'group:x' });
  expect(lines(reason)).toEqual(['Member: group:x -', '  given to', '    Member: group:x -']);
});

it('explain follows parents and shows at most twenty names', async () => {
  const text = lines(await explain(tools, { user: 'user:anne', relation: 'viewer', object: 'doc:1' }));
  expect(text).toContain('      and 10 more');
  expect(text.slice(-4)).toEqual([
    '    through parent: doc:1',
    '      Member: Acme Partners +',
    '        given to',
    '          Anne Hale +',
  ]);
});

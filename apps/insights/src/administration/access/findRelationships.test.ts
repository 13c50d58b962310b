import { everyRelationship, findRelationships } from './findRelationships.ts';

const tuple = (object: string) => ({
  key: { user: 'user:anne', relation: 'member', object },
  timestamp: '2026-11-20T16:40:00.000Z',
});
const types = ['empty', 'organization', 'feature'];

async function all(filter: Partial<typeof everyRelationship>, answers: Record<string, string[][]>) {
  const asked: object[] = [];
  const read = (part: { object?: string; continuation_token?: string }) => {
    asked.push(part);
    const pages = answers[part.object ?? ''] ?? [[]];
    const at = Number(part.continuation_token ?? 0);
    const next = at + 1 < pages.length ? String(at + 1) : '';
    return Promise.resolve({ values: [], tuples: (pages[at] ?? []).map(tuple), continuation_token: next });
  };
  const found: string[] = [];
  for (let token: string | null = ''; token !== null;) {
    const page: Awaited<ReturnType<typeof findRelationships>> = await findRelationships(
      { read },
      types,
      { ...everyRelationship, ...filter },
      token,
    );
    found.push(...page.tuples.map(({ key }) => key.object));
    token = page.next === '' ? null : page.next;
  }
  return { asked, found };
}

it('findRelationships reads all relationships page by page without a query', async () => {
  expect((await all({}, { '': [['a:1', 'a:2'], ['a:3']] })).found).toEqual(['a:1', 'a:2', 'a:3']);
});

it('findRelationships queries by the trimmed object', async () => {
  const { asked, found } = await all({ object: ' feature:x ', relation: 'granted' }, { 'feature:x': [['feature:x']] });
  expect(found).toEqual(['feature:x']);
  expect(asked).toEqual([{ object: 'feature:x', relation: 'granted', page_size: 50 }]);
});

it('findRelationships finds a user’s relationships of all types, and omits types without any [PLUS-37]', async () => {
  const pages = { 'organization:': [['organization:a'], ['organization:b']], 'feature:': [['feature:x']] };
  const { asked, found } = await all({ user: 'user:anne' }, pages);
  expect(found).toEqual(['organization:a', 'organization:b', 'feature:x']);
  expect(asked).toHaveLength(4);
});

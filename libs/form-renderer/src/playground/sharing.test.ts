import { sharing } from './sharing.ts';

const text = { id: 'name', type: 'text', config: { label: 'Name' } };
const select = { id: 'state', type: 'select', config: { options: ['TX', { label: 'Oklahoma' }] } };
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('sharing', () => {
  it('Sharing returns the earlier value if the content is equal', () => {
    const before = [text, select];
    expect(sharing(before, copyOf(before))).toBe(before);
    expect(sharing('a', 'a')).toBe('a');
  });

  it('Sharing keeps the fields next to a changed one, and its unchanged parts', () => {
    const before = [text, select];
    const next = copyOf(before);
    next[0] = { ...text, type: 'multi-text' };
    const shared = sharing(before, next);
    expect(shared).toEqual(next);
    expect(shared[1]).toBe(select);
    expect(shared[0]?.config).toBe(text.config);
  });

  it.each([
    ['goes before them', [{ id: 'new', type: 'switch' }, text, select], [1, 2]],
    ['is taken away', [select], [0]],
    ['stands elsewhere', [select, text], [0, 1]],
  ])('Sharing keeps fields if one %s', (_what, next, kept) => {
    const shared = sharing<object[]>([text, select], copyOf(next));
    expect(shared).toEqual(next);
    for (const index of kept) expect(shared[index]).toBe(next[index]);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: [] }, { a: {} }],
    [{ a: {} }, { a: [] }],
    [{ a: null }, { a: {} }],
    [{}, { a: undefined }],
    [
      [{ id: 'a' }, { id: 'a', b: 1 }],
      [{ id: 'a', b: 1 }, { id: 'a' }],
    ],
    [{}, JSON.parse('{ "__proto__": { "a": 1 }, "constructor": { "a": 1 } }')],
    [{}, JSON.parse('{ "__proto__": {} }')],
    [undefined, [text]],
  ])('The shared value of %j and %j equals the second', (before, next: unknown) => {
    const shared = sharing(before, next);
    expect(JSON.stringify(shared)).toBe(JSON.stringify(next));
    expect(shared).not.toBe(before);
  });
});

import fc from 'fast-check';
import { readLiteral } from './readLiteral.ts';

const listIn = (text: string) => (readLiteral(text) as { list?: unknown } | null)?.list;

describe('a list in JavaScript text', () => {
  it.each([
    ["[{ id: 'a', type: 'text' }]", [{ id: 'a', type: 'text' }]],
    ['[{ "id": "a", },]', [{ id: 'a' }]],
    [
      `import type { FormSchema } from '@agency-insights/form-renderer';
// The fields [of agencies]
export const schema: FormSchema[] = [
  { id: 'a', config: { min: -1, max: 5_000_000, step: .5, label: \`A\` }, /* later */ type: 'slider' as const },
] as const satisfies FormSchema;
export default schema;`,
      [{ id: 'a', config: { min: -1, max: 5_000_000, step: 0.5, label: 'A' }, type: 'slider' }],
    ],
    [
      "const schema = defineSchema([{ 'a-b': 'it\\'s\\n\\u0041', c: undefined, d: null }]);",
      [{ 'a-b': "it's\nA", d: null }],
    ],
    ['const make = () => [true, false, 0x10, 1e3]', [true, false, 16, 1000]],
  ])('A JavaScript list is read: %s', (text, expected) => {
    expect(listIn(text)).toEqual(expected);
  });

  it.each([
    ['[{ id: name }]', 'name'],
    ['[...fields]', '...'],
    ['[{ options: states.map(toOption) }]', 'states'],
    ["[{ label: 'a' + 'b' }]", '+'],
    ['[{ label: `for ${name}` }]', '`'],
    ['[{ [key]: 1 }]', '['],
    ['[{ shorthand }]', '}'],
    ['[field({})]', 'field'],
    ['[1', ''],
  ])('A JavaScript list is not executed: %s', (text, at) => {
    const read = readLiteral(text) as { start: number; end: number };
    expect(text.slice(read.start, read.end)).toBe(at);
  });

  it.each(['const a = 1;', 'lists[0]', '', "const it's = [1]"])('A JavaScript list may not contain: %s', (text) => {
    expect(readLiteral(text)).toBeNull();
  });

  it('A list that is JSON reads like JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 3 })), (list) => {
        const json = JSON.stringify(list);
        expect(listIn(json)).toEqual(JSON.parse(json));
      }),
    );
  });

  it.each(['/*', "\\'", '`${', '[', '"\\'])('Reading many of %s takes little time', (piece) => {
    const started = performance.now();
    readLiteral(piece.repeat(60_000));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

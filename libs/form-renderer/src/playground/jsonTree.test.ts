import fc from 'fast-check';
import { readJsonTree } from './jsonTree.ts';

const errorsOf = (text: string) =>
  readJsonTree(text)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ start, end, message }) => [text.slice(start, end), message]);

const json = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: fc.constantFrom('a', '"', '\\', '{', '[', ',', ':', '\n') }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', '"', '}'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any;

describe('invalid JSON', () => {
  it.each([
    ['[{"id": "a",, "b": 1}]', [[',', 'A property belongs here']]],
    ['[{"id": "a",}]', [[',', 'No comma may stand before }']]],
    [
      '[{"id": "a"',
      [
        ['[', 'This list is not closed: ] is missing'],
        ['{', 'This object is not closed: } is missing'],
      ],
    ],
    ['[{"id" "a"}]', [['"id"', 'A colon and a value belong after id']]],
    ['[{"id": "a" "type": "text"}]', [['"a"', 'A comma is missing after this']]],
    ['[{id: "a"}]', [['id', 'Put id into double quotes']]],
    ["[{'id': 1}]", [["'", 'Put strings in straight double quotes']]],
    ['[{"id": }]', [['"id"', 'A value belongs after id']]],
    ['["a\\q"]', [['"a\\q"', 'Write \\\\ for a backslash']]],
    ['[01]', [['01', '01 is no number as JSON writes it']]],
    ['[1] 2', [['2', 'Nothing may follow the end of the list']]],
    ['', [['', 'Begin with [ – a schema is a list of fields']]],
  ])('The invalid JSON %s is reported with its error and position', (text, expected) => {
    expect(errorsOf(text)).toEqual(expect.arrayContaining(expected));
  });

  it('All errors of a JSON text are reported at once, and parsing continues after each', () => {
    const text = '[\n  { "id": "a" "type": text },\n  { "id": "b", "config": { "label": "B", } }\n]';
    expect(errorsOf(text).map(([, message]) => message)).toEqual([
      'A comma is missing after this',
      'Put text into double quotes',
      'No comma may stand before }',
    ]);
    expect(readJsonTree(text).root).toMatchObject({
      items: [{ properties: [{ name: 'id' }, { name: 'type' }] }, { properties: [{ name: 'id' }, { name: 'config' }] }],
    });
  });

  it('A duplicate property is reported, although JSON allows it', () => {
    expect(readJsonTree('{"a": 1, "a": 2}').problems).toMatchObject([{ severity: 'warning', start: 9 }]);
  });

  it('A text has no errors exactly if JSON.parse accepts it, after any mutation', () => {
    const edit = fc.tuple(
      fc.nat(200),
      fc.nat(3),
      fc.constantFrom('', ',', '"', '{', '}', ']', ':', 'x', '1', '\\', ' ', '\t'),
    );
    fc.assert(
      fc.property(json, fc.boolean(), fc.array(edit, { maxLength: 2 }), (value, isIndented, edits) => {
        const whole = JSON.stringify(value, null, isIndented ? 2 : 0);
        const text = edits.reduce((now, [at, length, insert]) => {
          const from = at % (now.length + 1);
          return now.slice(0, from) + insert + now.slice(from + length);
        }, whole);
        expect([text, errorsOf(text).length === 0]).toEqual([text, isJson(text)]);
      }),
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

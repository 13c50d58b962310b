import fc from 'fast-check';
import { readJsonTree } from './jsonTree.ts';
import { placesIn, rangeOfPath, readSchemaText } from './schemaText.ts';

/** The findings for a text: the line, the message and the marked stretch. */
const told = (text: string) =>
  readSchemaText(text).problems.map(({ line, message, start, end }) => [line, message, text.slice(start, end)]);

describe('the text of a schema', () => {
  it('A valid text is a schema [FORM-SCHEMA-9]', () => {
    expect(readSchemaText('[\n  { "id": "a", "type": "text" }\n]')).toMatchObject({
      schema: [{ id: 'a', type: 'text' }],
      problems: [],
    });
  });

  it('A text is reported with all its errors, at their positions [FORM-SCHEMA-9]', () => {
    const text =
      '[\n  { "type": "text" },\n  {\n    "id": "b",\n    "type": "select",\n    "config": {}\n  },\n' +
      '  { "id": "c", "type": "slider", "config": { "min": 9, "max": 1, "step": 0.5 } }\n]';
    expect(readSchemaText(text).schema).toBeNull();
    expect(told(text)).toEqual([
      [2, 'Argument not found: id', '{'],
      [6, 'options prop not found', '"config"'],
      [8, 'min must be less than max', '"config"'],
      [8, 'step must be an integer of at least 1', '"step": 0.5'],
    ]);
  });

  it('A text with unusual parts is a schema with warnings [FORM-CHECK-7]', () => {
    const text = '[\n  { "id": "a",\n  "type": "time", "type": "time" }\n]';
    expect(readSchemaText(text).schema).toEqual([{ id: 'a', type: 'time' }]);
    expect(told(text)).toEqual([
      [3, 'type stands here twice: the last one counts', '"type"'],
      [3, expect.stringMatching(/^Unknown field type: time\. Known types: /), '"type": "time"'],
    ]);
  });

  it('Invalid JSON is not a schema, and its position is reported', () => {
    expect(readSchemaText('[\n  { "id": "a",, }\n]').schema).toBeNull();
    expect(told('[\n  { "id": "a"')).toEqual([
      [1, 'This list is not closed: ] is missing', '['],
      [2, 'This object is not closed: } is missing', '{'],
    ]);
  });

  it('JavaScript is reported once, and can be converted to JSON', () => {
    const text = "export const schema = [\n  { id: 'a', type: 'text' },\n  { id: 'b', type: 'text' },\n];";
    const read = readSchemaText(text);
    expect(told(text)).toEqual([[1, 'This is JavaScript, not JSON', 'export']]);
    expect(readSchemaText(read.asJson as string).schema).toEqual([
      { id: 'a', type: 'text' },
      { id: 'b', type: 'text' },
    ]);
  });

  it('JavaScript that would have to be executed is reported with its position', () => {
    const text = "[\n  { id: 'a', type: 'select', config: { options: states.map(toOption) } },\n];";
    expect(told(text)).toEqual([
      [2, 'This is JavaScript, not JSON, and this cannot be read without running it', 'states'],
    ]);
    expect(readSchemaText(text).asJson).toBeNull();
  });

  it('Almost valid JSON is reported with its error, and can be corrected', () => {
    const text = '[\n  { "id": "a", "type": "text", },\n  { id: "b", "type": "text" }\n]';
    expect(told(text)).toEqual([
      [2, 'No comma may stand before }', ','],
      [3, 'Put id into double quotes', 'id'],
    ]);
    expect(JSON.parse(readSchemaText(text).asJson as string)).toHaveLength(2);
  });

  it('A text is reported with a limited number of errors, and their total', () => {
    const text = JSON.stringify(
      Array.from({ length: 300 }, () => ({ type: 'select', config: {} })),
      null,
      1,
    );
    const { problems, counts } = readSchemaText(text);
    expect(problems).toHaveLength(50);
    expect(counts).toEqual({ error: 600, warning: 0 });
  });

  it('A text that is too long is not parsed', () => {
    expect(told(`[${' '.repeat(200_000)}]`)).toEqual([
      [1, 'This text has 200,002 characters; up to 200,000 are read here', '['],
    ]);
  });

  it('Custom fields without a component are reported, including nested ones [FORM-CHECK-9]', () => {
    const custom = (id: string, componentKey: string) => ({ id, type: 'custom', config: { componentKey } });
    const schema = [
      custom('a', 'map'),
      { id: 'more', type: 'pill', config: { label: 'More', fields: [custom('b', 'grades')] } },
    ];
    const { problems } = readSchemaText(JSON.stringify(schema), ['map']);
    expect(problems).toMatchObject([
      {
        fieldId: 'b',
        severity: 'warning',
        message: 'No component “grades” here: a stand-in shows what it would be given',
      },
    ]);
  });

  it('A path is marked at its value, whatever precedes it', () => {
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.string({ unit: fc.constantFrom('a', '"', '\\', '{', '[', ',', ':', '\n') }),
        fc.integer(),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', '"', '}'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).any;
    fc.assert(
      fc.property(value, fc.nat(2), value, (before, inside, after) => {
        const list = [before, ...Array.from({ length: inside }, () => after), { 'a/b': [{ mark: 'HERE' }] }, after];
        const text = JSON.stringify(list, null, 2);
        const { start, end } = rangeOfPath(readJsonTree(text).root, `/${inside + 1}/a~1b/0/mark`);
        expect(text.slice(start, end)).toBe('"mark": "HERE"');
      }),
    );
  });

  it('The text has lines and columns', () => {
    expect([0, 2, 3, 5].map(placesIn('ab\n\nc'))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 3 },
      { line: 2, column: 1 },
      { line: 3, column: 2 },
    ]);
  });
});

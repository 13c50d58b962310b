import fc from 'fast-check';
import { lineOfPath, readSchemaText } from './schemaText.ts';

describe('the text of a schema', () => {
  it('is a schema, or says on which line it is none [FORM-SCHEMA-9]', () => {
    expect(readSchemaText('[\n  { "id": "a", "type": "text" }\n]')).toEqual({
      schema: [{ id: 'a', type: 'text' }],
      problems: [],
    });
    expect(readSchemaText('[\n  { "id": "a",, }\n]')).toMatchObject({ schema: null, problems: [{ line: 2 }] });
    expect(readSchemaText('[\n  { "id": "a"')).toMatchObject({ schema: null, problems: [{ line: 2 }] });
    expect(
      readSchemaText('[\n  { "type": "text" },\n  {\n    "id": "b",\n    "type": "select",\n    "config": {}\n  }\n]')
        .problems,
    ).toMatchObject([
      { line: 2, message: expect.stringContaining('Argument not found: id') },
      { line: 6, message: expect.stringContaining('options prop not found') },
    ]);
    expect(readSchemaText('[\n  { "id": "a",\n "type": "date" }\n]')).toMatchObject({
      schema: [{ id: 'a', type: 'date' }],
      problems: [{ line: 3, message: expect.stringContaining('Unknown field type') }],
    });
  });

  it('is found line by line, whatever stands in it', () => {
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.string({ unit: fc.constantFrom('a', '"', '\\', '{', '[', ',', ':', '\n') }),
        fc.integer(),
        fc.constantFrom(null, true),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', '"', '}'), tie('any'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).any;
    const marked = { mark: 'HERE' };
    fc.assert(
      fc.property(value, fc.nat(2), value, (before, inside, after) => {
        const list = [before, ...Array.from({ length: inside }, () => after), { deep: [marked] }, after];
        const text = JSON.stringify(list, null, 2);
        const expected = text.slice(0, text.indexOf('"HERE"')).split('\n').length;
        expect(lineOfPath(text, `/${inside + 1}/deep/0/mark`)).toBe(expected);
      }),
    );
  });
});

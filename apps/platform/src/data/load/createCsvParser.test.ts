import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createCsvParser, type CsvRow } from './createCsvParser.ts';
import { detectDelimiter } from './detectDelimiter.ts';

function parse(text: string, { delimiter = ',', cuts = [] as number[] } = {}): CsvRow[] {
  const parser = createCsvParser(delimiter);
  let rows: CsvRow[] = [];
  let from = 0;
  for (const cut of [...cuts].sort((a, b) => a - b)) {
    rows = rows.concat(parser.push(text.slice(from, cut)));
    from = Math.max(from, cut);
  }
  return rows.concat(parser.push(text.slice(from), true));
}

/** Prints rows with all fields quoted. */
function print(rows: readonly (readonly string[])[], delimiter: string, lineEnd: string): string {
  return rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter) + lineEnd).join('');
}

describe('createCsvParser', () => {
  it('reads plain and quoted fields, doubled quotes and empty fields', () => {
    assert.deepEqual(parse('a,"b, c","say ""hi""",\n'), [{ line: 1, values: ['a', 'b, c', 'say "hi"', ''] }]);
  });

  it('numbers records by the line on which they begin, past line breaks in quotes and empty lines', () => {
    const rows = parse('a,b\n"1\n2",x\n\n3,y\n');
    assert.deepEqual(rows, [
      { line: 1, values: ['a', 'b'] },
      { line: 2, values: ['1\n2', 'x'] },
      { line: 5, values: ['3', 'y'] },
    ]);
  });

  it('accepts CRLF, CR, no line end at the end of the file, and a byte order mark', () => {
    const expected = [
      { line: 1, values: ['a', 'b'] },
      { line: 2, values: ['1', '2'] },
    ];
    assert.deepEqual(parse('\uFEFFa,b\r\n1,2\r\n'), expected);
    assert.deepEqual(parse('a,b\r1,2\r'), expected);
    assert.deepEqual(parse('a,b\n1,2'), expected);
    assert.deepEqual(parse('a,"b"\r\n"1",2\r\n'), expected);
  });

  it('skips only the line of an unclosed quote', () => {
    const rows = parse('a,b\n"1,2\n3,4\n5,6\n');
    assert.deepEqual(
      rows.map(({ line, fault }) => [line, fault]),
      [
        [1, undefined],
        [2, 'has a quote that is never closed'],
        [3, undefined],
        [4, undefined],
      ],
    );
  });

  it('skips only the line of a stray quote in a file of megabytes', () => {
    const tail = '3,4\n'.repeat(400_000);
    const rows = parse(`a,b\n"1,2\n${tail}`, { cuts: [100_000, 300_000, 1_200_000] });
    assert.equal(rows.length, 400_002);
    assert.equal(rows.filter(({ fault }) => fault !== undefined).length, 1);
    assert.equal(rows.at(-1)?.line, 400_002);
  });

  it('refuses text after a closing quote and continues with the next line', () => {
    const rows = parse('"a"b,c\nd,e\n');
    assert.deepEqual(rows, [
      { line: 1, values: ['"a"b,c'], fault: 'has text after a closing quote' },
      { line: 2, values: ['d', 'e'] },
    ]);
  });

  it('reads back any table, however it is split into chunks', () => {
    const value = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'ß', '😀', '\uFEFF') });
    const row = fc.array(value, { minLength: 2, maxLength: 4 });
    const options = fc.record({ delimiter: fc.constantFrom(',', ';', '\t'), lineEnd: fc.constantFrom('\n', '\r\n') });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 6 }),
        options,
        fc.array(fc.nat(200), { maxLength: 6 }),
        (rows, { delimiter, lineEnd }, cuts) => {
          const read = parse(print(rows, delimiter, lineEnd), { delimiter, cuts });
          assert.deepEqual(
            read.map(({ values }) => values),
            rows,
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  it('returns the same rows for any text, in one piece or in chunks, with increasing line numbers', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', 'b'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 5 }), (source, cuts) => {
        const lineFeed = `h,i\n${source}`;
        const whole = parse(lineFeed);
        assert.deepEqual(parse(lineFeed, { cuts: cuts.map((cut) => cut + 4) }), whole);
        assert.ok(whole.every(({ line }, index) => index === 0 || line > (whole[index - 1]?.line ?? 0)));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('detectDelimiter', () => {
  const headers: [string, string][] = [
    ['policy_id,premium\n1,2', ','],
    ['policy_id;premium\n1;2,50', ';'],
    ['policy_id\tpremium', '\t'],
    ['policy_id|premium', '|'],
    ['"a;b;c",d\n', ','],
    ['premium', ','],
    ['', ','],
  ];
  for (const [header, expected] of headers) {
    it(`finds ${JSON.stringify(expected)} in ${JSON.stringify(header)}`, () =>
      assert.equal(detectDelimiter(header), expected));
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cellXml } from './cellXml.ts';
import { columnLetters } from './columnLetters.ts';
import { ColumnMeasure } from './columnWidth.ts';
import { escapeXmlText } from './escapeXmlText.ts';
import { limitCellText, maxCellLength } from './limitCellText.ts';
import { sheetNames } from './sheetNames.ts';
import { packRows, unpackColumn } from './SheetRows.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      '&',
      '<',
      '>',
      '"',
      "'",
      '_',
      'x',
      '0',
      '5',
      'F',
      '\0',
      '\r',
      '\ud800',
      '\udc00',
      '\uffff',
      '[',
      ']',
      '/',
    ),
  }),
);

describe('text in the XML of a sheet', () => {
  for (const [text, xml] of [
    ['plain', 'plain'],
    ['a & b < c > "d"', 'a &amp; b &lt; c &gt; &quot;d&quot;'],
    ['bell\u0007', 'bell_x0007_'],
    ['\r\n', '_x000D_\n'],
    ['_x0007_', '_x005F_x0007_'],
    ['_x007_', '_x007_'],
    ['half \ud800', 'half \ufffd'],
    ['\uffff', '_xFFFF_'],
    ['snake_case_x', 'snake_case_x'],
  ] as const) {
    it(`writes ${JSON.stringify(text)} as ${xml}`, () => assert.equal(escapeXmlText(text), xml));
  }

  it('is well formed and says the same again when it is read, for any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const xml = escapeXmlText(text);
        // eslint-disable-next-line no-control-regex -- control characters are what must not be there
        assert.doesNotMatch(xml, /[<>"\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]|&(?!(amp|lt|gt|quot);)/);
        const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
        const read = xml
          .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
          .replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
        assert.equal(read, text.toWellFormed());
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a cell', () => {
  it('is a text for every text and a number for every number, whatever the column holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, fc.double()),
        fc.constantFrom('text', 'integer', 'money', 'share', 'date', 'dateTime'),
        (value, kind) => {
          const xml = cellXml('B7', kind, value);
          if (value === '' || (typeof value === 'number' && !Number.isFinite(value))) assert.equal(xml, '');
          else if (typeof value === 'string')
            assert.match(
              xml,
              /^<c r="B7" s="[19]" t="inlineStr"><is><t(?: xml:space="preserve")?>[^<]*<\/t><\/is><\/c>$/,
            );
          else assert.match(xml, /^<c r="B7" s="[1-6]"><v>-?[\d.e+-]+<\/v><\/c>$/);
        },
      ),
    );
  });

  it('marks exactly the texts that begin like a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', 'a', ' ', "'", '1'), anyText, (first, rest) => {
        assert.equal(cellXml('A1', 'text', first + rest).includes(' s="9" '), '=+-@\t\r'.includes(first));
      }),
    );
  });

  it('holds at most 32,767 characters, whole ones', () => {
    assert.equal(limitCellText('x'.repeat(maxCellLength)), 'x'.repeat(maxCellLength));
    const cut = limitCellText('🏠'.repeat(maxCellLength));
    assert.ok(cut.length <= maxCellLength && cut.endsWith('🏠…') && cut.isWellFormed());
    assert.equal(limitCellText('x'.repeat(maxCellLength + 1)).length, maxCellLength);
  });
});

describe('names of columns', () => {
  for (const [index, letters] of [
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16_383, 'XFD'],
  ] as const) {
    it(`calls column ${index} ${letters}`, () => assert.equal(columnLetters(index), letters));
  }
});

describe('names of sheets', () => {
  it('are ones that spreadsheet programs accept, whatever was wanted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyText, fc.constantFrom('History', 'Agencies', "''", 'x'.repeat(40))), {
          minLength: 1,
          maxLength: 8,
        }),
        (wanted) => {
          const names = sheetNames(wanted);
          assert.equal(names.length, wanted.length);
          assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
          for (const name of names) {
            assert.ok(name.length >= 1 && name.length <= 31 && name.isWellFormed(), name);
            // eslint-disable-next-line no-control-regex -- control characters are what must not be there
            assert.doesNotMatch(name, /[[\]:*?/\\\u0000-\u001F]|^'|'$|^history$/i);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('stay as they are where they may', () =>
    assert.deepEqual(sheetNames(['Agencies', 'Filters']), ['Agencies', 'Filters']));
});

describe('rows on their way to the worker', () => {
  it('arrive as they were, and leave the result untouched', () => {
    const length = 40;
    const texts = fc.array(fc.option(anyText), { minLength: length, maxLength: length });
    fc.assert(
      fc.property(
        texts,
        fc.array(fc.double({ noNaN: true }), { minLength: length, maxLength: length }),
        fc.nat(length),
        fc.nat(length),
        (values, numbers, a, b) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)];
          const valid = Uint8Array.from(numbers, (_, index) => index % 2);
          const { rows, transfer } = packRows(
            [
              { name: 't', type: 'utf8', values },
              { name: 'n', type: 'float64', values: Float64Array.from(numbers), valid },
            ],
            from,
            to,
          );
          const arrived = structuredClone(rows, { transfer });
          assert.equal(arrived.rowCount, to - from);
          const [text, number] = arrived.columns;
          assert.deepEqual(text && [...unpackColumn(text)], values.slice(from, to));
          assert.deepEqual(
            number && [...unpackColumn(number)],
            numbers.slice(from, to).map((value, index) => ((from + index) % 2 ? value : null)),
          );
          assert.equal(valid.length, length);
        },
      ),
    );
  });
});

describe('the width of a column', () => {
  const width = (kind: 'money' | 'integer' | 'share' | 'date', ...values: number[]) => {
    const measure = new ColumnMeasure(kind);
    measure.add({ name: 'n', type: 'float64', values: Float64Array.from(values) }, 0, values.length);
    return measure.width('N');
  };

  it('holds every number as it is shown, so that none becomes ####', () => {
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
    const whole = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 }), (values) => {
        const longest = (shown: (value: number) => string) => Math.max(...values.map((value) => shown(value).length));
        assert.ok(width('money', ...values) > longest((value) => money.format(value / 100)));
        assert.ok(width('integer', ...values) > longest((value) => whole.format(value)));
        assert.ok(width('share', ...values) > longest((value) => `${whole.format(Math.abs(value) * 100)}.0%`));
        assert.ok(width('date', ...values) > '2026-11-20'.length);
      }),
    );
  });

  it('has room for the header with its button, and an end', () => {
    assert.equal(new ColumnMeasure('text').width('Search premium'), 18);
    const measure = new ColumnMeasure('text');
    measure.add({ name: 't', type: 'utf8', values: ['x'.repeat(500)] }, 0, 1);
    assert.equal(measure.width('T'), 60);
  });
});

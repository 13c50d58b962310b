/** @jest-environment node */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { cellXml } from './cellXml.ts';
import { columnLetters } from './columnLetters.ts';
import { escapeXmlText } from './escapeXmlText.ts';
import { limitCellText, maxCellLength } from './limitCellText.ts';
import { sheetNames } from './sheetNames.ts';

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
    it(`escapeXmlText writes ${JSON.stringify(text)} as ${xml}`, () => assert.equal(escapeXmlText(text), xml));
  }

  it('Text in XML is well-formed and reads back unchanged, for any text', () => {
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
  it('A cell contains a text for every text and a number for every number, in any column', () => {
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

  it('A cell marks exactly the texts that begin like a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', 'a', ' ', "'", '1'), anyText, (first, rest) => {
        assert.equal(cellXml('A1', 'text', first + rest).includes(' s="9" '), '=+-@\t\r'.includes(first));
      }),
    );
  });

  it('A cell contains at most 32,767 whole characters', () => {
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
    it(`The name of column ${index} is ${letters}`, () => assert.equal(columnLetters(index), letters));
  }
});

describe('names of sheets', () => {
  it('Spreadsheet programs accept the names of sheets, for any given name', () => {
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

  it('Valid names of sheets stay unchanged', () =>
    assert.deepEqual(sheetNames(['Agencies', 'Filters']), ['Agencies', 'Filters']));
});

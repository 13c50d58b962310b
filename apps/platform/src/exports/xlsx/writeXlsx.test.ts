import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Cell, CellKind } from '@agency-insights/insights-api/workbook';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import type { Column } from '../../warehouse/ColumnarTable.ts';
import { type SheetToWrite, writeXlsx } from './writeXlsx.ts';

const createdAt = Date.UTC(2026, 10, 20, 9, 30);
const textColumn = (values: readonly (string | null)[]): Column => ({ name: 'text', type: 'utf8', values });
const numberColumn = (values: readonly number[], valid?: readonly number[]): Column => ({
  name: 'number',
  type: 'float64',
  values: Float64Array.from(values),
  ...(valid && { valid: Uint8Array.from(valid) }),
});
const table = (name: string, columns: Record<string, [CellKind, Column]>, rowCount: number): SheetToWrite => ({
  name,
  rowCount,
  columns: Object.entries(columns).map(([header, [kind, column]]) => ({ header, kind, column })),
});

describe('writing an xlsx file', () => {
  let folder = '';
  let count = 0;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'insights-xlsx-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const write = async (...sheets: SheetToWrite[]): Promise<string> => {
    const path = join(folder, `${(count += 1)}.xlsx`);
    await writeXlsx({ path, title: 'MI Search Results', createdAt, sheets });
    return path;
  };
  /** The result of an independent reader. */
  const read = (path: string) => readXlsxFile(path, { trim: false });
  const partsOf = (path: string) =>
    Object.fromEntries(Object.entries(unzipSync(readFileSync(path))).map(([name, bytes]) => [name, strFromU8(bytes)]));

  it('keeps the types of numbers, money, shares, dates and texts [PLAT-8]', async () => {
    const day = Date.UTC(2026, 1, 28);
    const path = await write(
      table(
        'Agencies',
        {
          Agency: ['text', textColumn(['Brazos Valley', '00123', null])],
          Policies: ['integer', { name: 'n', type: 'int32', values: Int32Array.of(12, 0, -3) }],
          Premium: ['money', numberColumn([3_841_265_012, -1, 0])],
          Share: ['share', numberColumn([0.041, -0.018, 0], [1, 1, 0])],
          Effective: ['date', numberColumn([day, Date.UTC(1999, 11, 31), Date.UTC(1970, 0, 1)])],
        },
        3,
      ),
    );
    assert.deepEqual(await read(path), [
      {
        sheet: 'Agencies',
        data: [
          ['Agency', 'Policies', 'Premium', 'Share', 'Effective'],
          ['Brazos Valley', 12, 38_412_650.12, 0.041, new Date(day)],
          ['00123', 0, -0.01, -0.018, new Date('1999-12-31')],
          [null, -3, 0, null, new Date('1970-01-01')],
        ],
      },
    ]);
  });

  it('freezes the header and the first column, sets filter buttons and number formats, and fits columns to their content', async () => {
    const parts = partsOf(
      await write(
        table(
          'Agencies',
          {
            Agency: ['text', textColumn(['A', 'An agency with a name of forty characters'])],
            'Search premium': ['money', numberColumn([123_456_789_000, -9_999_999_999_900])],
          },
          2,
        ),
      ),
    );
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? '';
    assert.match(sheet, /<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"\/>/);
    assert.match(sheet, /<autoFilter ref="A1:B3"\/>/);
    assert.match(
      sheet,
      /<col min="1" max="1" width="43" customWidth="1"\/><col min="2" max="2" width="18" customWidth="1"\/>/,
    );
    assert.match(sheet, /<c r="B3" s="3"><v>-99999999999<\/v><\/c>/);
    const style = (index: number) => [...(parts['xl/styles.xml'] ?? '').matchAll(/<xf [^>]*>/g)][index + 1]?.[0];
    assert.match(style(3) ?? '', /numFmtId="165"/);
    assert.match(parts['xl/styles.xml'] ?? '', /numFmtId="165" formatCode="&quot;\$&quot;#,##0;-&quot;\$&quot;#,##0"/);
    assert.match(
      parts['xl/workbook.xml'] ?? '',
      /_xlnm\._FilterDatabase" localSheetId="0" hidden="1">'Agencies'!\$A\$1:\$B\$3</,
    );
  });

  it('adds totals below the rows, which follow the filter buttons and are excluded from filtering', async () => {
    const sheet: SheetToWrite = {
      name: 'Agencies',
      rowCount: 2,
      columns: [
        { header: 'Agency', kind: 'text', column: textColumn(['A', 'B']) },
        { header: 'N', kind: 'integer', hasTotal: true, column: numberColumn([7, 99], [1, 0]) },
        { header: '$', kind: 'money', hasTotal: true, column: numberColumn([50_000_000_000, 60_000_000_025]) },
        { header: 'Share', kind: 'share', column: numberColumn([0.5, 0.5]) },
      ],
    };
    const path = await write(sheet);
    const [agencies] = await read(path);
    assert.deepEqual(agencies?.data.at(-1), ['Total', 7, 1_100_000_000.25, null]);
    const xml = partsOf(path)['xl/worksheets/sheet1.xml'] ?? '';
    assert.match(xml, /<dimension ref="A1:D4"\/>/);
    assert.match(xml, /<c r="C4" s="17"><f>SUBTOTAL\(109,C2:C3\)<\/f><v>1100000000\.25<\/v><\/c>/);
    assert.match(xml, /<autoFilter ref="A1:D3"\/>/);
    assert.match(xml, /<col min="3" max="3" width="16" /, 'wide enough for the sum');
  });

  it('writes each cell of a small sheet with its own type', async () => {
    const cells: Cell[][] = [
      [
        { kind: 'text', value: 'State' },
        { kind: 'text', value: 'TX' },
      ],
      [],
      [
        { kind: 'text', value: 'Exported' },
        { kind: 'dateTime', value: createdAt },
      ],
      [
        { kind: 'text', value: 'Rows' },
        { kind: 'integer', value: 7 },
      ],
    ];
    const [, filters] = await read(
      await write(table('Agencies', { Agency: ['text', textColumn(['A'])] }, 1), {
        name: 'Filters',
        headers: ['Filter', 'Value'],
        cells,
      }),
    );
    const at = filters?.data[3]?.[1];
    assert.ok(
      at instanceof Date && Math.abs(at.getTime() - createdAt) <= 1,
      'a moment, exact to the rounding of a day as a fraction',
    );
    assert.deepEqual(filters, {
      sheet: 'Filters',
      data: [
        ['Filter', 'Value'],
        ['State', 'TX'],
        [null, null],
        ['Exported', at],
        ['Rows', 7],
      ],
    });
  });

  it('writes text that looks like a formula as text, marked so that it stays text', async () => {
    const hostile = [
      '=1+1',
      '=HYPERLINK("https://example.test","x")',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '＝1+1',
      "=cmd|' /C calc'!A0",
    ];
    const path = await write(
      table('Agencies', { Agency: ['text', textColumn([...hostile, 'a=1'])] }, hostile.length + 1),
    );
    const [sheet] = await read(path);
    assert.deepEqual(
      sheet?.data.slice(1).map(([value]) => value),
      [...hostile, 'a=1'],
    );
    const parts = partsOf(path);
    const xml = parts['xl/worksheets/sheet1.xml'] ?? '';
    assert.doesNotMatch(xml, /<f>/);
    const quoted =
      [...(parts['xl/styles.xml'] ?? '').matchAll(/<xf [^>]*>/g)].findIndex(([xf]) => xf.includes('quotePrefix="1"')) -
      1;
    for (let row = 2; row < hostile.length + 2; row += 1)
      assert.ok(xml.includes(`<c r="A${row}" s="${quoted}" t="inlineStr">`), `row ${row}`);
    assert.ok(xml.includes(`<c r="A${hostile.length + 2}" s="1" t="inlineStr">`));
  });

  it('preserves any text, whatever its characters', async () => {
    const texts = fc.sample(
      fc.oneof(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.string({
          unit: fc.constantFrom(
            '<',
            '&',
            ']]>',
            '_x0041_',
            '_',
            'x',
            '0',
            '\0',
            '\u001f',
            '\r',
            '\n',
            '\ufffe',
            '🏠',
            ' ',
          ),
        }),
      ),
      { numRuns: 500, seed: 7 },
    );
    const known = [
      '<script>alert(1)</script>',
      ']]>',
      '&amp;',
      '_x0041_',
      '_x005F_x0041_',
      'a\0b',
      'tab\tline\nreturn\r',
      '\u0008',
      '\ufffe\uffff',
      ' blanks ',
      'É 🏠 שלום',
      '"quoted"',
      "O'Neil",
    ];
    const all = [...known, ...texts].map((text) => text.toWellFormed());
    const [sheet] = await read(
      await write(
        table(
          'Texts',
          { Text: ['text', textColumn(all)], Row: ['integer', numberColumn(all.map((_, index) => index))] },
          all.length,
        ),
      ),
    );
    const back = sheet?.data.slice(1) ?? [];
    assert.equal(back.length, all.length);
    for (const [index, text] of all.entries()) assert.deepEqual(back[index], [text === '' ? null : text, index]);
  });

  it('preserves any number', async () => {
    const numbers = fc.sample(fc.double({ noNaN: true, noDefaultInfinity: true }), { numRuns: 500, seed: 7 });
    const cents = fc.sample(fc.maxSafeInteger(), { numRuns: 500, seed: 7 });
    const [sheet] = await read(
      await write(
        table('Numbers', { Share: ['share', numberColumn(numbers)], Money: ['money', numberColumn(cents)] }, 500),
      ),
    );
    assert.deepEqual(
      sheet?.data.slice(1),
      numbers.map((value, index) => [value + 0, (cents[index] ?? 0) / 100 + 0]),
    );
  });

  it('leaves a cell empty if there is no number', async () => {
    const [sheet] = await read(
      await write(
        table(
          'Numbers',
          {
            A: ['integer', numberColumn([NaN, Infinity, 1, 2], [1, 1, 0, 1])],
            B: ['text', textColumn(['', null, 'x', 'y'])],
          },
          4,
        ),
      ),
    );
    assert.deepEqual(sheet?.data.slice(1), [
      [null, null],
      [null, null],
      [null, 'x'],
      [2, 'y'],
    ]);
  });

  it('accepts hostile sheet names and headers', async () => {
    const header = '=<b>&"\u0000';
    const sheets = await read(
      await write(
        table("'[a]:*?/\\<&>'", { [header]: ['text', textColumn(['x'])] }, 1),
        table('<&>', { A: ['text', textColumn(['y'])] }, 1),
        table('<&>', { A: ['text', textColumn(['z'])] }, 1),
      ),
    );
    assert.deepEqual(
      sheets.map(({ sheet }) => sheet),
      ['a <&>', '<&>', '<&> (2)'],
    );
    assert.deepEqual(
      sheets.map(({ data }) => data[1]),
      [['x'], ['y'], ['z']],
    );
    assert.deepEqual(sheets[0]?.data[0], [header]);
  });

  it('creates a file that only its owner may read, and never overwrites one', async () => {
    const path = await write(table('A', { A: ['text', textColumn(['x'])] }, 1));
    assert.equal(statSync(path).mode & 0o777, 0o600);
    await assert.rejects(
      writeXlsx({ path, title: '', createdAt, sheets: [table('A', { A: ['text', textColumn(['x'])] }, 1)] }),
      { code: 'EEXIST' },
    );
  });

  it('reports the reason if the file cannot be written', async () => {
    await assert.rejects(
      writeXlsx({
        path: join(folder, 'nowhere', 'x.xlsx'),
        title: '',
        createdAt,
        sheets: [table('A', { A: ['text', textColumn(['x'])] }, 1)],
      }),
      { code: 'ENOENT' },
    );
  });

  it('stops on request', async () => {
    const stop = new AbortController();
    const rows = 200_000;
    const path = join(folder, 'stopped.xlsx');
    const writing = writeXlsx(
      {
        path,
        title: '',
        createdAt,
        sheets: [table('A', { A: ['integer', numberColumn(Array.from({ length: rows }, (_, row) => row))] }, rows)],
      },
      { signal: stop.signal, onRows: () => stop.abort(new Error('enough')) },
    );
    await assert.rejects(writing, /enough/);
    assert.ok(existsSync(path) && statSync(path).size < 500_000);
  });
});

/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { agencyTiles, benchmarkTiles, type TileAnswer, type TileDefinition } from '../contract/index.ts';
import { type SmallSheet, tileSheet, workbookFiles } from '../workbook.ts';
import { sheetNames } from './sheetNames.ts';

const products: SmallSheet = {
  name: 'Products: share / growth',
  headers: ['Product', 'Written premium', 'Share', 'Month'],
  kinds: ['text', 'money', 'percent', 'month'],
  cells: [
    [
      { kind: 'text', value: '=1+1 & "plus" <b>' },
      { kind: 'money', value: 123_456 },
      { kind: 'percent', value: 0.25 },
      { kind: 'month', value: Date.UTC(2026, 9, 1) },
    ],
    [
      { kind: 'text', value: 'Home' },
      { kind: 'money', value: null },
    ],
  ],
  isTable: true,
};
const about: SmallSheet = {
  name: 'About',
  headers: ['Fact', 'Value'],
  cells: [
    [
      { kind: 'text', value: 'Policies' },
      { kind: 'integer', value: 3860 },
    ],
  ],
};
const files = workbookFiles({ sheets: [products, about], title: 'Products', createdAt: Date.UTC(2026, 10, 20) });

describe('workbookFiles', () => {
  it('workbookFiles creates a workbook that another library reads, with typed cells [PLUS-30]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'insights-workbook-'));
    const path = join(folder, 'products.xlsx');
    writeFileSync(path, zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)]))));
    const sheets = await readXlsxFile(path);
    rmSync(folder, { recursive: true });
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Products share growth', 'About']);
    expect(sheets[0]?.data).toEqual([
      ['Product', 'Written premium', 'Share', 'Month'],
      ['=1+1 & "plus" <b>', 1234.56, 0.25, new Date(Date.UTC(2026, 9, 1))],
      ['Home', null, null, null],
    ]);
    expect(sheets[1]?.data).toEqual([
      ['Fact', 'Value'],
      ['Policies', 3860],
    ]);
  });

  it('workbookFiles adds filter buttons to a table, and none to other sheets', () => {
    expect(files['xl/worksheets/sheet1.xml']).toContain('<autoFilter ref="A1:D3"/>');
    expect(files['xl/worksheets/sheet2.xml']).not.toContain('autoFilter');
  });

  it('workbookFiles freezes the first column of a table, and the header of any sheet', () => {
    expect(files['xl/worksheets/sheet1.xml']).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2"');
    expect(files['xl/worksheets/sheet2.xml']).toContain('<pane ySplit="1" topLeftCell="A2"');
  });

  it('workbookFiles makes columns as wide as their content', () => {
    expect(files['xl/worksheets/sheet1.xml']).toContain('<col min="1" max="1" width="19" customWidth="1"/>');
    expect(files['xl/worksheets/sheet2.xml']).toContain('<col min="2" max="2" width="9" customWidth="1"/>');
  });
});

describe('sheets of tiles', () => {
  it('Sheets of tiles have the headings of numbers above them, even if each row names its numbers', () => {
    const { columns }: TileDefinition = benchmarkTiles.percentiles;
    const answer = { rows: [], comparison: null } as unknown as TileAnswer;
    const { headers, kinds = [] } = tileSheet(benchmarkTiles.percentiles, answer);
    expect(headers.filter((_, at) => kinds[at] === 'text')).toEqual(
      columns.filter(({ kind }) => kind === 'text').map(({ label }) => label),
    );
  });

  it.each([...Object.values(agencyTiles), ...Object.values(benchmarkTiles)] as TileDefinition[])(
    'Sheets of tiles contain the whole name of the tile: $title',
    ({ title }) => {
      expect(sheetNames([title])).toEqual([title]);
    },
  );
});

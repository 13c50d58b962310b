import type { TileAnswer, TileDefinition } from '@agency-insights/insights-api/contract';
import { unzipSync, strFromU8 } from 'fflate';
import fc from 'fast-check';
import { pack } from '../../language/packs/de.ts';
import { english, showLanguage } from '../../language/texts.ts';
import { tileCsv } from './tileCsv.ts';
import { tileWorkbook } from './tileWorkbook.ts';

const definition: TileDefinition = {
  title: 'Products: share / growth',
  about: 'Written premium of the policies.',
  columns: [
    { key: 'product', label: 'Code', kind: 'id' },
    { key: 'name', label: 'Product', kind: 'text' },
    { key: 'premium', label: 'Written premium', kind: 'cents' },
    { key: 'share', label: 'Share', kind: 'ratio' },
    { key: 'change', label: 'Change', kind: 'signedCents' },
    { key: 'growth', label: 'Growth', kind: 'signedRatio' },
    { key: 'compared', label: 'Compared share', kind: 'ratio', compares: 'share' },
  ],
};
const answer: TileAnswer = {
  set_id: 'set-1',
  as_of: '2026-10-31',
  period: { from: '2025-11-01', to: '2026-10-31' },
  previous_period: { from: '2024-11-01', to: '2025-10-31' },
  policies: 3860,
  premium: 1_020_000_050,
  ignored_filters: [],
  missing: null,
  comparison: {
    kind: 'state',
    label: 'Agencies in Texas',
    agencies: 7,
    group_sizes: { peers: 9, state: 7 },
    suppressed: false,
    minimum_agencies: 5,
  },
  rows: [
    {
      product: 'home',
      name: 'Homeowners, "plus"',
      premium: 123_456,
      share: 0.25,
      change: 4_200,
      growth: 0.041,
      compared: null,
    },
    { product: 'x', name: '=HYPERLINK("https://evil.example")', premium: -5, share: 0, compared: 0.5 },
  ],
};

const subject = { title: 'Kramer Insurance, Austin, TX', filters: '=Policies writing "personal" lines' };

describe('a tile as a CSV file', () => {
  it('has its rows in dollars and fractions, and describes their source [PLUS-30]', () => {
    expect(tileCsv(definition, answer, subject).split('\r\n')).toEqual([
      'Product,Written premium (USD),Share,Change (USD),Growth,Agencies in Texas: Share',
      '"Homeowners, ""plus""",1234.56,0.25,42,0.041,',
      `"'=HYPERLINK(""https://evil.example"")",-0.05,0,,,0.5`,
      '',
      'Dashboard,"Kramer Insurance, Austin, TX"',
      'Filters,"\'=Policies writing ""personal"" lines"',
      'Policies,3860',
      'Written premium (USD),10200000.5',
      'Effective from,2025-11-01',
      'Effective until,2026-10-31',
      'Data as of,2026-10-31',
      'Data set,set-1',
      '',
    ]);
  });

  it('names each side-by-side agency with the source of its numbers [PLUS-45]', () => {
    const other = {
      agency_id: 8,
      agency_name: 'Lone Star',
      policies: 12,
      premium: 4_500,
      rows: [{ name: 'Umbrella' }],
    };
    const beside = { ...answer, agency: { name: 'Kramer', city: null }, others: [other] };
    const lines = tileCsv(definition, beside, subject).split('\r\n');
    expect(lines.slice(1, 4).map((line) => line.split(',')[0])).toEqual(['Kramer', 'Kramer', 'Lone Star']);
    expect(lines.slice(7, 13)).toEqual([
      'Agency,Kramer',
      'Policies,3860',
      'Written premium (USD),10200000.5',
      'Agency,Lone Star',
      'Policies,12',
      'Written premium (USD),45',
    ]);
  });

  it('shows no numbers for too few agencies [PLUS-28]', () => {
    const selection = { name: 'Three agencies', agencies: null, policies: null, premium: null, suppressed: true };
    const benchmark = { selection, peers: null, minimum_agencies: 5, aggregates_only: true, figures: {} };
    const lines = tileCsv(definition, { ...answer, policies: 0, premium: 0, rows: [], benchmark }, subject);
    expect(lines).toContain('\r\nPolicies,Too few agencies to show\r\n');
    expect(lines).not.toContain('Policies,0');
  });

  it('names the side-by-side agencies in the current language [PLUS-40]', () => {
    const others = [{ agency_id: 8, agency_name: 'Lone Star', policies: 1, premium: 100, rows: [{ name: 'Auto' }] }];
    showLanguage({ tag: 'de-DE', texts: pack.own });
    const [header, own] = tileCsv(definition, { ...answer, others }, subject).split('\r\n');
    showLanguage(english);
    expect(header).toMatch(/^Agentur,/);
    expect(own).toMatch(/^Diese Agentur,/);
  });

  it('escapes texts that look like formulas', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('=1', '\t=1', '＝1', '＋1', '－1', '＠a')), (name) => {
        const line = tileCsv(definition, { ...answer, rows: [{ name }] }, subject).split('\r\n')[1] ?? '';
        expect(line).not.toMatch(/^"?[=+\-@\t＝＋－＠]/);
      }),
    );
  });
});

describe('a tile as a workbook', () => {
  it('has a sheet with typed numbers, and one that describes their source [PLUS-30]', () => {
    const files = unzipSync(tileWorkbook(definition, answer, subject));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(text('xl/workbook.xml')).toContain('<sheet name="Products share growth" sheetId="1" r:id="rId1"/>');
    expect(text('xl/worksheets/sheet1.xml')).toContain('<v>1234.56</v></c><c r="C2" s="11"><v>0.25</v></c>');
    const styles = text('xl/styles.xml');
    const formats = [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)];
    const cellFormats = [...(styles.split('<cellXfs')[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)];
    const formatOf = (cell: string) => {
      const [, style] = new RegExp(`r="${cell}" s="(\\d+)"`).exec(text('xl/worksheets/sheet1.xml')) ?? [];
      return formats.find(([, id]) => id === cellFormats[Number(style)]?.[1])?.[2];
    };
    expect(formatOf('D2')).toBe('+&quot;$&quot;#,##0;-&quot;$&quot;#,##0;&quot;$&quot;0');
    expect(formatOf('E2')).toBe('+0.0%;-0.0%;0.0%');
    expect(text('xl/worksheets/sheet1.xml')).toContain('=HYPERLINK(&quot;https://evil.example&quot;)');
    expect(text('xl/worksheets/sheet2.xml')).toContain('Written premium of the policies.');
    expect(text('xl/worksheets/sheet2.xml')).toContain('<v>3860</v>');
    expect(text('xl/worksheets/sheet2.xml')).toContain('Kramer Insurance, Austin, TX');
  });
});

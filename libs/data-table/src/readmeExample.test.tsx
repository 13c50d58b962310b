import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

const folder = path.join(__dirname, '..');
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');

/** A component of the README's examples, unchanged. */
function readExample(name: string): ComponentType {
  return readExports(name)[name] as ComponentType;
}

/** Everything that the example with a component exports. */
function readExports(name: string): Record<string, unknown> {
  const blocks = Array.from(readme.matchAll(/```tsx\n([\s\S]*?)```/g), ([, code]) => code ?? '');
  const code = blocks.find((block) => block.includes(`export function ${name}(`));
  if (code === undefined) throw new Error(`The README has no example named ${name}`);
  // esbuild's own process: its library does not run in a page.
  const esbuild = path.join(folder, '../../node_modules/.bin/esbuild');
  const script = execFileSync(esbuild, ['--loader=tsx', '--format=cjs', '--jsx=automatic'], {
    input: code,
    encoding: 'utf8',
  });
  const module = { exports: {} as Record<string, unknown> };
  const load = (from: string): unknown =>
    jest.requireActual(from === '@agency-insights/data-table' ? './index.ts' : from);
  new Function('module', 'exports', 'require', script)(module, module.exports, load);
  return module.exports;
}

const cellsOfRow = (row: HTMLElement) =>
  within(row)
    .getAllByRole('gridcell')
    .map((cell) => cell.textContent);

/** The names of what an interface declares. */
function membersOf(file: string, declaration: string): string[] {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  const [, body = ''] = text.split(`export interface ${declaration}`);
  const [own = ''] = body.split('\n}');
  return Array.from(own.matchAll(/^ {2}'?([\w-]+)'?\??:/gm), ([, name]) => name ?? '');
}

it('The README example shows three agencies, largest premium first, the one without a premium last', () => {
  const Agencies = readExample('Agencies');
  render(<Agencies />);
  const rows = within(screen.getByRole('grid', { name: 'Agencies' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(cellsOfRow)).toEqual([
    ['Lone Star Risk Advisors', 'Austin, TX', '$38,412,650'],
    ['Brazos Valley Insurance Group', 'College Station, TX', '$27,105,400'],
    ['Sooner State Underwriters', 'Oklahoma City, OK', 'none'],
  ]);
});

it('The README example with a custom cell, dates, a selection and a controlled sort works', async () => {
  const user = userEvent.setup();
  const Visits = readExample('Visits');
  render(<Visits />);
  const rows = () =>
    within(screen.getByRole('grid', { name: 'Visits' }))
      .getAllByRole('row')
      .slice(1)
      .map(cellsOfRow);
  const first = ['', 'Lone Star Risk AdvisorsAustin, TX', '01/15/2026 09:30 AM'];
  const second = ['', 'Sooner State UnderwritersOklahoma City, OK', '02/03/2026 02:00 PM'];
  expect(rows()).toEqual([second, first]);
  await user.click(screen.getByRole('button', { name: 'Agency' }));
  await waitFor(() => expect(rows()).toEqual([first, second]));
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByText('Compared: V1, V2')).toHaveRole('status');
});

it('The README examples of both loaders work: a failure, a retry, and a load without React', async () => {
  const user = userEvent.setup();
  const renewals = [{ policy: 'P-1', premium: 1200 }];
  const asked: string[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    if (asked.length === 1) return Promise.reject(new TypeError('failed'));
    return Promise.resolve({ json: () => Promise.resolve(renewals) });
  }) as unknown as typeof fetch;
  try {
    const { Renewals, countRenewals } = readExports('Renewals') as {
      Renewals: ComponentType;
      countRenewals: (year: number) => Promise<number>;
    };
    render(<Renewals />);
    await user.click(await screen.findByRole('button', { name: 'Load the renewals again' }));
    expect(await screen.findByRole('gridcell', { name: 'P-1' })).toBeInTheDocument();
    await expect(countRenewals(2025)).resolves.toBe(1);
    expect(asked).toEqual(['/renewals/2026', '/renewals/2026', '/renewals/2025']);
  } finally {
    globalThis.fetch = before;
  }
});

it('The README example of the footer works', () => {
  const Policies = readExample('Policies');
  render(<Policies />);
  const footer = within(screen.getByRole('grid', { name: 'Policies' }))
    .getAllByRole('row')
    .at(-1) as HTMLElement;
  expect(cellsOfRow(footer)).toEqual(['Count 2', 'Min 01/15/2026', 'Sum $2,220.75']);
});

it('The README example of column groups works', () => {
  const Books = readExample('Books');
  render(<Books />);
  const rows = within(screen.getByRole('grid', { name: 'Books' }))
    .getAllByRole('row')
    .slice(0, 3);
  const headersOf = (row: HTMLElement) => within(row).getAllByRole('columnheader');
  expect(rows.map((row) => headersOf(row).map((header) => header.getAttribute('aria-label')))).toEqual([
    ['Book of business'],
    ['Premium'],
    ['Agency', 'Policies', 'Written', 'Lost'],
  ]);
});

it.each([
  ['DataTable/DataTable.types.ts', 'DataTableProps'],
  ['columns/columnDefinition.types.ts', 'ColumnDef'],
])('The README lists all members that %s declares as %s', (file, declaration) => {
  const lists = readme.slice(readme.indexOf('## Props'), readme.indexOf('## What it does'));
  const members = membersOf(file, declaration);
  expect(members.length).toBeGreaterThan(20);
  expect(members.filter((name) => !lists.includes(`\`${name}\``))).toEqual([]);
});

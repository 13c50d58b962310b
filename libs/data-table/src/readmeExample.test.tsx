import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';

/** The `Agencies` of the README's example, as it stands there. */
function readExample(): ComponentType {
  const text = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const code = /```tsx\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
  // esbuild's own process: its library does not run in a page.
  const esbuild = path.join(__dirname, '../../../node_modules/.bin/esbuild');
  const script = execFileSync(esbuild, ['--loader=tsx', '--format=cjs', '--jsx=automatic'], {
    input: code,
    encoding: 'utf8',
  });
  const module = { exports: {} as { Agencies?: ComponentType } };
  const load = (name: string): unknown =>
    jest.requireActual(name === '@agency-insights/data-table' ? './index.ts' : name);
  new Function('module', 'exports', 'require', script)(module, module.exports, load);
  if (!module.exports.Agencies) throw new Error('The README has no example named Agencies');
  return module.exports.Agencies;
}

it('runs the example of the README: three agencies, greatest premium first, the one without a premium last', () => {
  const Agencies = readExample();
  render(<Agencies />);
  const rows = within(screen.getByRole('grid', { name: 'Agencies' }))
    .getAllByRole('row')
    .slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Lone Star Risk Advisors', 'Austin, TX', '$38,412,650'],
    ['Brazos Valley Insurance Group', 'College Station, TX', '$27,105,400'],
    ['Sooner State Underwriters', 'Oklahoma City, OK', 'none'],
  ]);
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { budgets } from '../packages/budgets.ts';
import { entrySizes } from './entrySizes.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'entries-'));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('entrySizes', () => {
  it('measures every entry of a package from its source, and lists its size with its budget [PLUS-25]', async () => {
    const library = path.join(folder, 'data-table');
    mkdirSync(path.join(library, 'src'), { recursive: true });
    const manifest = {
      name: '@agency-insights/data-table',
      exports: {
        './package.json': './package.json',
        '.': { '@agency-insights/source': './src/index.ts' },
        './worker': { '@agency-insights/source': './src/worker.ts' },
      },
    };
    writeFileSync(path.join(library, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(library, 'src/index.ts'), `export const words = '${'agency '.repeat(40)}';`);
    writeFileSync(path.join(library, 'src/worker.ts'), 'export const one = 1;');

    const [whole, worker, ...others] = await entrySizes(folder);
    assert.deepEqual(others, []);
    assert.ok(whole && worker && whole.sizeKb > worker.sizeKb && worker.sizeKb > 0);
    assert.deepEqual(
      [whole, worker].map(({ entry, budgetKb }) => [entry, budgetKb]),
      [
        ['@agency-insights/data-table', budgets['data-table']?.['.']],
        ['@agency-insights/data-table/worker', budgets['data-table']?.['./worker']],
      ],
    );
  });
});

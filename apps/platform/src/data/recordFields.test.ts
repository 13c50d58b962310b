import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { builtInMappings, parseMapping } from './load/readMapping.ts';
import { defaultMaxRejectedPercent } from './loadFile.ts';
import { recordFieldNames, recordFields } from './recordFields.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/loading-data.md'), 'utf8');
/** Table cells without the spaces that line them up. */
const tables = page.replaceAll(/ *\| */g, '|');

describe('docs/loading-data.md', () => {
  it('describes every column as the loader reads it [PLAT-10]', () => {
    assert.deepEqual(
      recordFields.map(({ name }) => name),
      recordFieldNames,
    );
    for (const { name, required, description, example } of recordFields) {
      const row = `|\`${name}\`|${required ? 'yes' : ''}|${description}|\`${example}\`|`;
      assert.ok(tables.includes(row), `The page lacks: ${row}`);
    }
  });

  it('shows a mapping that is valid, and names those that come with the loader', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    assert.equal(parseMapping(example).asOf, '2026-06-30');
    for (const name of builtInMappings) assert.ok(page.includes(`--map ${name}`));
  });

  it('names the actual threshold', () =>
    assert.ok(page.includes(`more than ${defaultMaxRejectedPercent} % of the rows`)));
});

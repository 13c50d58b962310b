import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { baselinesIn } from '../visual/pictures/baselines.ts';
import { componentStatus } from './componentStatus.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'status-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const source = path.join(folder, 'src');
const pictures = path.join(folder, 'baselines');

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(source, file)), { recursive: true });
  writeFileSync(path.join(source, file), text);
}

describe('componentStatus', () => {
  it('reads every criterion from files, not from claims [PLUS-25]', async () => {
    write(
      'index.ts',
      `export { Chip } from './Chip/Chip.tsx';\nexport type { ChipProps } from './Chip/Chip.tsx';\nexport { Pill } from './Pill/Pill.tsx';\nexport { theme } from './theme/theme.tsx';\n`,
    );
    write('theme/theme.tsx', 'export const theme = 1;');
    write('Chip/Chip.tsx', 'export function Chip() { return null; }');
    write('Chip/Chip.docs.ts', 'export const docs = {};');
    write('Chip/Chip.stories.tsx', `const meta = { title: 'Components/Display/Chip' };\nexport const VeryLong = {};\n`);
    write(
      'Chip/Chip.test.tsx',
      `describe('Chip', () => {\n  describeConformance(<Chip label="TX" />);\n  it('is small [KIT-CHIP-1]');\n});\ndescribe('Other', () => it('is not it [KIT-OTHER-1]'));\n`,
    );
    write('Pill/Pill.tsx', 'export interface PillProps { sx?: object }\nexport function Pill() { return null; }');
    write(
      'Pill/Pill.stories.tsx',
      `const meta = { title: 'Components/Display/Pill', tags: ['!test'] };\nexport const One = {};\n`,
    );
    write('testing/small.test.tsx', `describe('Chip', () => it('goes [KIT-CHIP-2]'));\n`);
    const baselines = baselinesIn(pictures);
    baselines.write('components-display-chip--very-long', 'light', new Uint8Array());

    const [chip, pill, ...others] = await componentStatus(source, pictures);
    assert.deepEqual(others, []);
    assert.ok(chip && pill);
    const { sizeKb, ...rest } = chip;
    assert.ok(sizeKb > 0 && sizeKb < 1);
    assert.deepEqual(rest, {
      name: 'Chip',
      exports: ['Chip'],
      hasDocs: true,
      stories: ['VeryLong'],
      tests: 2,
      requirements: ['KIT-CHIP-1', 'KIT-CHIP-2'],
      isConformant: true,
      isAxeChecked: true,
      isPictured: true,
    });
    assert.deepEqual(
      [pill.hasDocs, pill.isConformant, pill.isAxeChecked, pill.isPictured, pill.tests, pill.requirements],
      [false, false, false, false, 0, []],
    );
  });
});

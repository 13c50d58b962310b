import { globSync } from 'node:fs';
import path from 'node:path';
import * as entry from '../index.ts';

/** What this test reads of a docs page; its whole type stands with Storybook, outside of this package, as does `importsOf`. */
interface Docs {
  purpose: string;
  imports?: string[];
  use: string[];
  avoid: string[];
  keyboard: { does: string }[];
  accessibility: string[];
}

type ImportsOf = (storyFile: string, title: string, docs: Docs) => { names: string[]; from: string };

const source = path.join(__dirname, '..');
const { importsOf } = jest.requireActual<{ importsOf: ImportsOf }>('../../../../.storybook/docs/importsOf.ts');
const stories = globSync('{fields,renderer,summary}/**/*.stories.tsx', { cwd: source });

describe('the docs page of every story', () => {
  it.each(stories)('The docs page of %s has its purpose, keys and accessibility [SHIP-4]', (story) => {
    const { docs } = jest.requireActual<{ docs: Docs }>(path.join(source, story.replace('.stories.tsx', '.docs.ts')));
    const texts = [docs.purpose, ...docs.use, ...docs.avoid, ...docs.accessibility];
    for (const text of [...texts, ...docs.keyboard.map(({ does }) => does)]) expect(text).toMatch(/^\S.*\.$/);
    for (const list of [docs.use, docs.avoid, docs.accessibility]) expect(list.length).toBeGreaterThan(0);
    const { names, from } = importsOf(`./libs/form-renderer/src/${story}`, path.basename(story, '.stories.tsx'), docs);
    expect(from).toBe('@agency-insights/form-renderer');
    for (const name of names) expect(entry).toHaveProperty(name);
  });

  it('There is a docs page for each type of field', () => {
    const types = globSync('fields/*/*.schema.ts', { cwd: source });
    expect(types.length).toBeGreaterThanOrEqual(17);
    expect(stories).toEqual(expect.arrayContaining(types.map((file) => file.replace('.schema.ts', '.stories.tsx'))));
  });
});

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import type { ComponentDocs } from '../../.storybook/docs/ComponentDocs.ts';
import { docsPrompts } from '../workspace/component/componentFiles.ts';
import schema from '../workspace/component/schema.json' with { type: 'json' };
import { slotDocs } from './slotDocs.ts';
import { storyArgs } from './storyArgs.ts';
import { publicComponents } from './publicComponents.ts';
import { typeDocs } from './typeDocs.ts';

const source = path.join(root, 'libs/ui-kit/src');
const index = readFileSync(path.join(source, 'index.ts'), 'utf8');
const described = typeDocs(source);
/** Props of plain elements: they are documented only where the component gives them a meaning. */
const takenByElements = /^(children|href|placeholder|aria-.+)$/;
const groups = (schema.properties.group.enum as string[]).join('|');

describe('every public component of ui-kit', () => {
  for (const { name } of publicComponents(source)) {
    it(`${name} has a docs page with purpose, limits and accessibility, and stories [SHIP-4]`, async () => {
      const file = path.join(source, name, `${name}.docs.ts`);
      assert.ok(existsSync(file), `Write ${path.relative(root, file)}: what it is for, when not to use it, its keys.`);
      const { docs } = (await import(file)) as { docs: ComponentDocs };
      assert.ok(docs.purpose.length > 20, 'its purpose is a sentence');
      const told = [docs.purpose, ...docs.use, ...docs.avoid, ...docs.accessibility];
      for (const prompt of Object.values(docsPrompts)) assert.ok(!told.includes(prompt), `still asks: ${prompt}`);
      for (const texts of [docs.use, docs.avoid, docs.accessibility]) assert.ok(texts.length > 0);
      for (const { keys, does } of docs.keyboard) assert.ok(keys.length > 0 && does.endsWith('.'), does);
      for (const exported of [...(docs.imports ?? []), ...(docs.types ?? [])])
        assert.match(index, new RegExp(`\\b${exported}\\b`), `${exported} is exported`);
      for (const type of docs.types ?? []) {
        const { text = '', fields = [] } = described[type] ?? {};
        assert.ok(text, `${type} has a doc comment`);
        for (const field of fields) assert.ok(field.text, `${type}.${field.name} has a doc comment`);
      }
      for (const shown of docs.imports ?? [name])
        for (const slot of slotDocs(described, shown))
          assert.ok(slot.text, `slot ${slot.name} of ${shown} is described`);
      const stories = readdirSync(path.join(source, name)).filter((entry) => entry.endsWith('.stories.tsx'));
      assert.ok(stories.length > 0, `Write libs/ui-kit/src/${name}/${name}.stories.tsx: a story for each state.`);
    });
  }

  for (const { name, exports } of publicComponents(source)) {
    it(`${name} describes every prop in its table`, () => {
      for (const shown of exports)
        for (const { name: prop, text } of described[`${shown}Props`]?.fields ?? [])
          assert.ok(text, `Describe ${prop} of ${shown} where it is typed.`);
      const file = path.join(source, name, `${name}.stories.tsx`);
      const own = described[`${name}Props`]?.fields ?? [];
      // The fields of a union are in its members.
      if (own.length === 0 || !existsSync(file)) return;
      for (const arg of storyArgs(file).filter((one) => takenByElements.test(one)))
        assert.ok(
          own.some((field) => field.name.replaceAll("'", '') === arg && field.text),
          `Its stories give ${name} ${arg}: type that in ${name}Props, with a sentence.`,
        );
    });
  }

  it('is in one of the groups of the sidebar', () => {
    for (const { name } of publicComponents(source)) {
      const file = path.join(source, name, `${name}.stories.tsx`);
      if (!existsSync(file)) continue;
      const title = /title: '(\w[^']*\/[^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
      assert.match(title, new RegExp(`^Components/(${groups})/${name}$`), `title of ${path.relative(root, file)}`);
    }
  });
});

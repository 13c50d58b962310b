import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { llmsText, machineComponents } from './machineDocs.ts';

describe('the documentation for programs', async () => {
  const components = await machineComponents(path.join(root, 'libs'));
  const named = (name: string) => components.find((component) => component.name === name);

  it('has the props of a component with their types and defaults', () => {
    const prop = named('Dialog')?.props.find(({ name }) => name === 'closeOnEscape');
    assert.deepEqual(prop, {
      name: 'closeOnEscape',
      type: 'boolean',
      required: false,
      default: 'false',
      description: 'Escape closes it.',
    });
    assert.equal(named('Dialog')?.props.find(({ name }) => name === 'title')?.required, true);
  });

  it('has the purpose of components and examples from the README', () => {
    assert.match(named('MultiSelect')?.purpose ?? '', /\w+/);
    assert.match(named('MultiSelect')?.examples[0] ?? '', /<MultiSelect/);
    assert.match(named('DataTable')?.examples[0] ?? '', /<DataTable/);
  });

  it('lists every component in llms.txt', () => {
    const text = llmsText(components);
    for (const { name } of components) assert.ok(text.includes(`- \`${name}\``), name);
    assert.ok(components.length > 60, `${components.length} components`);
  });
});

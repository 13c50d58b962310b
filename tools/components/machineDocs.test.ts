import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../bootstrap.mjs';
import { llmsText, machineComponents } from './machineDocs.ts';

describe('the machine-readable documentation', async () => {
  const libraries = path.join(root, 'libs');
  const components = await machineComponents(readdirSync(libraries).map((name) => path.join(libraries, name)));
  const named = (name: string) => components.find((component) => component.name === name);

  it('includes every component that an entry of a package exports', () => {
    const folder = path.join(root, 'api-reports');
    const exported = readdirSync(folder).flatMap((file) =>
      componentsOfReport(readFileSync(path.join(folder, file), 'utf8')),
    );
    const found = components.map((component) => `${component.package} ${component.name}`);
    assert.deepEqual(found.sort(), exported.sort());
  });

  it('describes each component and each prop', () => {
    const silent = components.flatMap(({ name, purpose, props }) => [
      ...(purpose ? [] : [name]),
      ...props.filter(({ description }) => !description).map((prop) => `${name}.${prop.name}`),
    ]);
    assert.deepEqual(silent, []);
  });

  it('includes the props of a component with their types and defaults', () => {
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

  it('includes the props that the members of a union share, and those that only one member has', () => {
    const props = named('Autocomplete')?.props ?? [];
    assert.deepEqual(
      ['value', 'onValueChange', 'maxChips', 'options'].map((prop) => {
        const { type, required } = props.find(({ name }) => name === prop) ?? {};
        return [type, required];
      }),
      [
        ['string | null | readonly string[]', false],
        [
          '((value: string | null, details: DropdownChangeDetails) => void) | ((value: string[], details: DropdownChangeDetails) => void)',
          false,
        ],
        ['number', false],
        ['readonly Option[]', true],
      ],
    );
  });

  it('has an example of every component', () => {
    assert.deepEqual(
      components.filter(({ examples }) => examples.length === 0).map(({ name }) => name),
      [],
    );
    assert.deepEqual(named('Badge')?.examples, ['<Badge count={4} label="filters in use" />']);
    assert.deepEqual(named('AccordionSummary')?.examples, ['<AccordionSummary>Policy</AccordionSummary>']);
  });

  it('includes the purpose of components and examples from the README', () => {
    assert.match(named('MultiSelect')?.purpose ?? '', /\w+/);
    assert.match(named('MultiSelect')?.examples[0] ?? '', /<MultiSelect/);
    assert.match(named('DataTable')?.examples[0] ?? '', /<DataTable/);
  });

  it('lists every component in llms.txt', () => {
    const text = llmsText(components);
    for (const { name } of components) assert.ok(text.includes(`- \`${name}\``), name);
  });
});

/** What a report of public types lists under its entries and declares as a function or a constant with a capital letter. */
function componentsOfReport(report: string): string[] {
  const [, declarations = ''] = report.split('## Declarations');
  const declared = new Set(
    [...declarations.matchAll(/^declare (?:function|const) ([A-Z]\w*)/gm)].map(([, name]) => name ?? ''),
  );
  return [...report.matchAll(/^## `(.+)`\n\n((?:- \w+\n)+)/gm)].flatMap(([, entry, list = '']) =>
    [...list.matchAll(/\w+/g)].flatMap(([name]) => (declared.has(name) ? [`${entry} ${name}`] : [])),
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { validateSchema } from '../schema/validateSchema.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { readJsonTree } from './jsonTree.ts';
import { completionsAt } from './schemaCompletion.ts';

const file = path.join(__dirname, '../../schema.generated.json');
const jsonSchema = JSON.parse(readFileSync(file, 'utf8')) as JsonSchema;

/** What is offered at the bar in a text. */
function offered(marked: string) {
  const text = marked.replace('|', '');
  const caret = marked.indexOf('|');
  const { from, to, items } = completionsAt(jsonSchema, text, readJsonTree(text), caret);
  const written = (label: string) => {
    const item = items.find((one) => one.label === label);
    if (!item) throw new Error(`Not offered: ${label}`);
    const whole = text.slice(0, from) + item.insert + text.slice(to);
    return `${whole.slice(0, from + item.caret)}|${whole.slice(from + item.caret)}`;
  };
  return { labels: items.map(({ label }) => label), items, written };
}

describe('suggestions for a schema', () => {
  it('The suggestions begin with required properties, and omit existing ones', () => {
    const { items } = offered('[{ "id": "a", "|" }]');
    expect(items[0]).toMatchObject({ label: 'type', isRequired: true });
    expect(items.map(({ label }) => label)).not.toContain('id');
    expect(items.find(({ label }) => label === 'showWhen')?.detail).toMatch(/^The field shows only while this holds/);
  });

  it('The suggestions follow the type of the field, wherever it is', () => {
    expect(offered('[{ "|", "id": "a", "type": "text" }]').labels).not.toContain('data');
    expect(offered('[{ "|", "id": "a", "type": "select" }]').labels).toEqual(
      expect.arrayContaining(['data', 'config']),
    );
    expect(offered('[{ "type": "slider", "config": { "|" } }]').labels.slice(0, 3)).toEqual(['min', 'max', 'step']);
    expect(offered('[{ "type": "select", "data": { "kind": "looker", "key|" } }]').labels).toContain('keyLabel');
    expect(offered('[{ "type": "select", "data": { "kind": "askkodiak", "|" } }]').labels).toContain('endpointConfig');
  });

  it('The suggestions name all seventeen types, each with a description [FORM-SCHEMA-2]', () => {
    const { items } = offered('[{ "type": "|" }]');
    expect(items).toHaveLength(17);
    expect(items.find(({ label }) => label === 'pill')?.detail).toMatch(/^Fields behind a button/);
    expect(offered('[{ "type": "ra|" }]').labels).toEqual(['radio', 'range-slider', 'date-range', 'select-range']);
  });

  it('The suggestions work in groups at any depth', () => {
    const inGroups =
      '[{ "type": "pill", "config": { "fields": [{ "type": "accordion", "config": { "fields": [{ "type": "|" }] } }] } }]';
    expect(offered(inGroups).labels).toHaveLength(17);
  });

  it('The suggestions include the values that the schema knows: yes or no, an enumeration', () => {
    expect(offered('[{ "type": "select", "config": { "multiple": | } }]').labels).toEqual(['true', 'false']);
    expect(offered('[{ "type": "text", "summary": { "case": "|" } }]').labels).toEqual(['label', 'sentence']);
  });

  it('The suggestions for conditions and links include other fields and their options', () => {
    const others =
      '{ "id": "line", "type": "radio", "config": { "options": [{ "label": "Personal", "value": "p" }, { "label": "Any" }] } }, ' +
      '{ "id": "box", "type": "pill", "config": { "label": "Box", "fields": [{ "id": "inner", "type": "text" }] } }';
    expect(offered(`[${others}, { "id": "a", "showWhen": { "field": "|" } }]`).labels).toEqual(['line', 'inner']);
    expect(offered(`[${others}, { "id": "a", "enableWhen": { "field": "line", "oneOf": ["|"] } }]`).labels).toEqual(
      expect.arrayContaining(['p', 'Any']),
    );
    const linked = `[${others}, { "id": "a", "type": "select", "data": { "kind": "looker", "dependsOn": [|] } }]`;
    expect(offered(linked).labels).toEqual(['line', 'inner']);
  });

  it('A suggestion inserts a name with the beginning of its value, and the comma before the next one', () => {
    expect(offered('[{ | }]').written('id')).toBe('[{ "id": "|" }]');
    expect(offered('[{ "sum| }]').written('summary')).toBe('[{ "summary": {|} }]');
    expect(offered('[{ "id": "a", "type": "text", "conf|" }]').written('config')).toBe(
      '[{ "id": "a", "type": "text", "config": {|} }]',
    );
    expect(offered('[{ "|"\n "id": "a" }]').written('type')).toBe('[{ "type": |,\n "id": "a" }]');
    expect(offered('[{ "lay|": { "split": true } }]').written('layout')).toBe('[{ "layout"|: { "split": true } }]');
  });

  it('A suggestion inserts whole fields to fill in, with their indentation', () => {
    expect(offered('[\n  |\n]').written('select')).toBe(
      '[\n  {\n    "id": "|",\n    "type": "select",\n    "config": {\n      "label": "",\n      "options": []\n    }\n  }\n]',
    );
  });

  it('A suggestion inserts valid fields of every type that only lack an id [FORM-SCHEMA-2]', () => {
    const { items } = offered('[|]');
    expect(items).toHaveLength(17);
    for (const { label, insert } of items) {
      const field = JSON.parse(insert) as { id: string; type: string };
      expect(field.type).toBe(label);
      expect(validateSchema([{ ...field, id: 'a' }])).toEqual({ errors: [], warnings: [] });
    }
  });

  it('There are no suggestions where no text is allowed', () => {
    for (const text of [
      '|',
      '[{ "id" | }]',
      '[{ "id": "a" | }]',
      '[{ "id": "a"| }]',
      '[{ "data": { "params": { "|" } } }]',
    ])
      expect(offered(text).labels).toEqual([]);
  });

  it('The suggestions never throw, for any caret and text', () => {
    const text =
      '[{ "id": "a", "type": "select", "data": { "kind": "looker", "dependsOn": ["b"] }, "showWhen": { "field": "b" } }]';
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(4), fc.nat(text.length), (from, length, caret) => {
        const broken = text.slice(0, from) + text.slice(from + length);
        const { from: start, to } = completionsAt(
          jsonSchema,
          broken,
          readJsonTree(broken),
          Math.min(caret, broken.length),
        );
        expect(start).toBeLessThanOrEqual(to);
      }),
    );
  });
});

// The whole form, every type of field, in the pinned browser under a policy that allows no script but the page's own.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from './pageUnderPolicy.ts';

const track = { min: 0, max: 10, step: 1 };
const data = { kind: 'looker', params: {}, keyValue: 'state' };
const schema = [
  { id: 'a', type: 'text', config: { label: 'Name' } },
  { id: 'b', type: 'multi-text', config: { label: 'Codes', options: ['A-1'] } },
  { id: 'c', type: 'select', config: { label: 'State', options: [], multiple: true }, data },
  { id: 'd', type: 'radio', config: { label: 'Line', options: [{ label: 'Personal' }] } },
  { id: 'e', type: 'checkbox', config: { label: 'New' } },
  { id: 'f', type: 'autocomplete', config: { label: 'City', options: [] }, data: { ...data, dependsOn: ['c'] } },
  { id: 'g', type: 'slider', config: { label: 'Year', ...track } },
  { id: 'h', type: 'switch', config: { label: 'Active' } },
  { id: 'i', type: 'range-slider', config: { label: 'Premium', ...track } },
  { id: 'j', type: 'select-range', config: { label: 'Count', ...track } },
  {
    id: 'k',
    type: 'pill',
    config: { label: 'More', expanded: true, fields: [{ id: 'l', type: 'custom', config: { componentKey: 'note' } }] },
  },
  {
    id: 'm',
    type: 'accordion',
    config: { label: 'Place', expanded: true, fields: [{ id: 'n', type: 'text', config: { label: 'County' } }] },
  },
];
const types = [
  ...['text', 'multi-text', 'select', 'radio', 'checkbox', 'autocomplete', 'slider', 'switch', 'range-slider'],
  ...['select-range', 'pill', 'accordion', 'custom'],
];
const invalid = [{ type: 'text' }, { id: 'x', type: 'select', config: {} }];

/** What the page tells of itself. */
interface PageWindow {
  violations: string[];
  failures: string[];
  evaluate: () => number;
}

describe('a form under a strict content security policy', () => {
  let opened: PageUnderPolicy;

  before(async () => {
    const entry = 'libs/form-renderer/src/policy/policyPage.test-support.tsx';
    opened = await openUnderPolicy(entry, { 'schema.json': schema, 'invalid.json': invalid });
    await opened.page.getByRole('textbox', { name: 'Name' }).waitFor();
  });

  after(() => opened.close());

  it('renders every field type of a schema from the server, and the policy blocks nothing [PLUS-19]', async () => {
    const { page, errors } = opened;
    for (const type of types) assert.equal(await page.locator(`[data-type="${type}"]`).first().count(), 1, type);
    await page.getByRole('textbox', { name: 'Name' }).fill('Lone Star');
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'TX' }).click();
    assert.equal(await page.getByRole('textbox', { name: 'Name' }).inputValue(), 'Lone Star');
    assert.deepEqual(await page.evaluate(() => (window as unknown as PageWindow).violations), []);
    assert.deepEqual(errors, []);
  });

  it('validates with a schema from the server, and reports all errors [PLUS-19]', async () => {
    assert.deepEqual(await opened.page.evaluate(() => (window as unknown as PageWindow).failures), [
      'Argument not found: id',
      'options prop not found',
    ]);
  });

  it('runs under a policy that does block code from strings', async () => {
    // Later, in a task of the page's own: what the test itself evaluates is exempt from the policy.
    const refusal = await opened.page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          setTimeout(() => {
            try {
              resolve(String((window as unknown as PageWindow).evaluate()));
            } catch (error) {
              resolve((error as Error).name);
            }
          });
        }),
    );
    assert.equal(refusal, 'EvalError');
  });
});

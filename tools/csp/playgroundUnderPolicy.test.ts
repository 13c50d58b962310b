// The playground of form schemas, in the pinned browser under a policy that allows no script but the page's own.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from './pageUnderPolicy.ts';

const jsonSchema: unknown = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../libs/form-renderer/schema.generated.json'), 'utf8'),
);

describe('the playground under a strict content security policy', () => {
  let opened: PageUnderPolicy;

  before(async () => {
    const entry = 'libs/form-renderer/src/playground/playgroundPage.test-support.tsx';
    opened = await openUnderPolicy(entry, { 'json-schema.json': jsonSchema });
  });

  after(() => opened.close());

  it('completes a schema from suggestions and renders its form, and the policy blocks nothing [PLUS-19]', async () => {
    const { page, errors } = opened;
    const editor = page.getByRole('textbox', { name: 'Schema' });
    await editor.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type('[');
    await page.keyboard.press('Control+Space');
    assert.equal(await page.getByRole('option').count(), 17);
    await page.getByRole('option', { name: 'switch' }).click();
    await page.keyboard.type('active');
    await page.keyboard.press('F8');
    await page.getByText('No problems.').waitFor();
    await page.getByRole('switch').click();
    await page.getByText('Agencies with active').waitFor();
    assert.deepEqual(await page.evaluate(() => (window as unknown as { violations: string[] }).violations), []);
    assert.deepEqual(errors, []);
  });

  it('undoes and redoes typing with the usual keys', async () => {
    const { page } = opened;
    const editor = page.getByRole('textbox', { name: 'Schema' });
    await editor.click();
    const before = await editor.inputValue();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    assert.equal(await editor.inputValue(), '');
    await page.getByText('The form shows the last schema that could be used.').waitFor();
    await page.keyboard.press('Control+Z');
    assert.equal(await editor.inputValue(), before);
    await page.keyboard.press('Control+Shift+Z');
    assert.equal(await editor.inputValue(), '');
  });
});

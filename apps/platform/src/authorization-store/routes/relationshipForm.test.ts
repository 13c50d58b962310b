import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { productModel } from '../product/productModel.ts';
import { relationshipForm } from './relationshipForm.ts';

it('the form of the product’s relationships equals the one in the tests of form-renderer [API-CAT-2]', () => {
  const file = '../../../../../libs/form-renderer/src/FormRenderer/relationship.schema.json';
  const tested: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  assert.deepEqual(relationshipForm({ id: 'm', ...productModel }), tested);
});

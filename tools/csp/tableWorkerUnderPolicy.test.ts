// The table's worker in the pinned browser, under a policy that allows no workers but files of the page's own.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openUnderPolicy, type PageUnderPolicy } from './pageUnderPolicy.ts';

const folder = 'libs/data-table/src/worker';

describe('a table’s worker under a strict content security policy', () => {
  let opened: PageUnderPolicy;

  before(async () => {
    opened = await openUnderPolicy(
      `${folder}/policyPage.test-support.ts`,
      {},
      { 'worker.js': `${folder}/tableWorker.ts` },
    );
  });

  after(() => opened.close());

  it("starts from a file on the page's origin, and sorts like the page does [PLUS-19]", async () => {
    const told = await opened.page.evaluate(() => (window as unknown as { told: Promise<unknown> }).told);
    assert.deepEqual(told, { started: true, answers: 1, isSameOrder: true, isBlobRefused: true });
  });
});

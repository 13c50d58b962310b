import { agenciesAnswer } from './support/agenciesAnswer.ts';
import { expect, test } from './support/journey.ts';

const count = 60_000;

test('a page sorts tens of thousands of names in a worker, under the platform’s content security policy [PLUS-19] @night', async ({
  signIn,
  findAgencies,
  page,
}) => {
  await page.route(/find_agencies_all\.result_set\.query$/, (route) =>
    route.fulfill({ contentType: 'application/vnd.apache.arrow.stream', body: agenciesAnswer(count) }),
  );
  const served = page.waitForResponse((response) => new URL(response.url()).pathname === '/marketing/agencies');
  await signIn.as('analyst', '/marketing/agencies?agency_state=TX');
  const policy = (await (await served).headerValue('content-security-policy')) ?? '';
  expect(policy).toContain("worker-src 'self'");
  expect(policy).not.toContain('unsafe');
  await expect(findAgencies.summary).toContainText('60,000 agencies');
  expect(page.workers(), 'nothing is started before it is needed').toEqual([]);
  const started = page.waitForEvent('worker');
  await findAgencies.sortBy('Agency');
  const worker = await started;
  expect(new URL(worker.url()).pathname).toMatch(/^\/assets\/tableWorker-[\w-]+\.js$/);
  const firstName = findAgencies.table.getByRole('gridcell').nth(1);
  await expect(firstName).toContainText('Agency 000000');
  await findAgencies.sortBy('Agency');
  await expect(firstName).toContainText('Agency 059999');
});

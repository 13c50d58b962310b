import { expect, test } from './support/journey.ts';

test('another site shows the profile of an agency in a frame as high as its content [PLAT-7]', async ({
  embedded,
  page,
}) => {
  const { filters } = await embedded.open();
  const { content } = embedded;
  const run = await embedded.runs(1);
  expect(run).toMatchObject({ status: 'complete', dashboard: { id: 'agency', dashboard_filters: filters } });
  await expect(content.getByRole('region', { name: 'Premium by month' }).getByRole('application')).toBeVisible();
  await expect(content.getByText(/^[\d,]+ policies · \$[\d.]+[KM] · 12 months to Jun 30, 2026$/).first()).toBeVisible();
  const kinds = (await embedded.received()).map(({ type }) => type);
  expect(kinds.indexOf('page:changed')).toBe(0);
  expect(kinds.indexOf('dashboard:loaded')).toBeLessThan(kinds.indexOf('dashboard:run:start'));
  await expect
    .poll(async () => {
      const height = await page.locator('#frame').evaluate((frame) => frame.clientHeight);
      return height - (await embedded.frame.evaluate(() => document.documentElement.scrollHeight));
    })
    .toBe(0);
});

test('a used embed address shows why it is refused, and notifies the host page [PLUS-34]', async ({ embedded }) => {
  const { address } = await embedded.open();
  await embedded.runs(1);
  await embedded.show(address);
  await expect(embedded.content.getByRole('alert')).toContainText('This dashboard address was already used');
  await expect
    .poll(async () => (await embedded.received('session:status')).at(-1))
    .toMatchObject({ interrupted: true, recoverable: true, reason: 'used_address' });
});

test('new filters are acknowledged immediately and run when the page requests it [PLUS-34] @night', async ({
  embedded,
}) => {
  const { filters } = await embedded.open();
  await embedded.runs(1);
  await embedded.post({ type: 'dashboard:filters:update', filters: { line: 'commercial' } });
  await expect
    .poll(async () => (await embedded.received('dashboard:filters:changed')).at(-1))
    .toMatchObject({ acknowledges: true, dashboard: { dashboard_filters: { ...filters, line: 'commercial' } } });
  expect(await embedded.received('dashboard:run:start')).toHaveLength(1);
  await embedded.post({ type: 'dashboard:run' }, { type: 'dashboard:run' });
  const last = await embedded.runs(3);
  expect(last).toMatchObject({ status: 'complete', dashboard: { options: { runId: 3 } } });
  // A frame that is loaded again in the middle comes back with the same filters.
  await embedded.frame.evaluate(() => void setTimeout(() => location.reload()));
  expect(await embedded.runs(4)).toMatchObject({
    dashboard: { dashboard_filters: { ...filters, line: 'commercial' } },
  });
});

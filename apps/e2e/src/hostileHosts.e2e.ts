import { expect, test } from './support/journey.ts';

/** What strangers ask of the frame: it would say that it has taken it over. */
const stolen = { type: 'dashboard:filters:update', filters: { line: 'personal' } };
const own = { type: 'dashboard:filters:update', filters: { line: 'commercial' } };

test('the frame accepts messages only from its host page, not from another window or another site in that page [PLUS-23]', async ({
  embedded,
  page,
  hostPages,
}) => {
  await embedded.open();
  await embedded.runs(1);
  const strangers = { sameSite: `${hostPages.origin}/`, otherSite: hostPages.origin.replace('localhost', '127.0.0.1') };
  for (const [name, src] of Object.entries(strangers)) {
    await page.evaluate(
      ([id, address]) =>
        new Promise((resolve) => {
          const frame = Object.assign(document.createElement('iframe'), {
            id,
            name: id,
            src: address,
            onload: resolve,
          });
          document.body.append(frame);
        }),
      [name, src] as const,
    );
    const stranger = page.frame({ name });
    expect(stranger).not.toBeNull();
    await stranger?.evaluate((message) => window.parent.frames[0]?.postMessage(JSON.stringify(message), '*'), stolen);
  }
  // Later messages of its own page are accepted; the earlier ones of other pages were not.
  await embedded.post(own);
  await expect.poll(async () => (await embedded.received('dashboard:filters:changed')).length).toBe(1);
  expect((await embedded.received('dashboard:filters:changed'))[0]).toMatchObject({
    dashboard: { dashboard_filters: { line: 'commercial' } },
  });
});

test('a flood of messages leaves the frame usable and does not overload the server [PLUS-23, PLUS-34] @night', async ({
  embedded,
  page,
}) => {
  await embedded.open();
  await embedded.runs(1);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/dashboards/')) asked += 1;
  });
  const flood = Array.from({ length: 4_000 }, (_, at) =>
    at % 2 === 0 ? { type: 'dashboard:run' } : { type: 'no:such:message', at },
  );
  await embedded.post(...flood);
  await expect
    .poll(async () => (await embedded.received('dashboard:run:complete')).at(-1)?.status, { timeout: 60_000 })
    .toBe('complete');
  // Each run asks for thirteen tiles, four times a second at most.
  expect(asked).toBeLessThan(60 * 13);
  // Messages after the flood are accepted; those in a second with too many are not.
  await expect
    .poll(async () => {
      await embedded.post(own, { type: 'dashboard:run' });
      return (await embedded.received('dashboard:run:complete')).at(-1);
    })
    .toMatchObject({ status: 'complete', dashboard: { dashboard_filters: { line: 'commercial' } } });
});

test('a flood of filters leaves the frame usable, and the last filters apply [PLUS-23, PLUS-34] @night', async ({
  embedded,
}) => {
  await embedded.open();
  await embedded.runs(1);
  const carriers = Array.from({ length: 2_000 }, (_, at) => ({
    type: 'dashboard:filters:update',
    filters: { carrier: `Carrier ${at}` },
  }));
  await embedded.post(...carriers);
  // A person can use the frame meanwhile: its menu opens.
  await embedded.content.getByRole('button', { name: 'Menu of Products' }).click();
  await expect(embedded.content.getByRole('menu', { name: 'Products' })).toBeVisible();
  // The frame acknowledges what it applied, far less often than it received messages.
  // Messages of a second that had too many are not heard: it is said until it is.
  await expect
    .poll(async () => {
      await embedded.post({ type: 'dashboard:filters:update', filters: { carrier: 'The last one' } });
      return (await embedded.received('dashboard:filters:changed')).at(-1);
    })
    .toMatchObject({ dashboard: { dashboard_filters: { carrier: 'The last one' } } });
  expect((await embedded.received('dashboard:filters:changed')).length).toBeLessThan(60);
});

test('a frame that reloads during a run keeps its filters [PLUS-34] @night', async ({ embedded }) => {
  const { filters } = await embedded.open();
  await embedded.runs(1);
  await embedded.post(own, { type: 'dashboard:run' });
  await expect.poll(async () => (await embedded.received('dashboard:run:start')).length).toBe(2);
  await embedded.frame.evaluate(() => void setTimeout(() => location.reload()));
  await expect.poll(async () => (await embedded.received('page:changed')).length).toBe(2);
  await expect
    .poll(async () => (await embedded.received('dashboard:run:complete')).at(-1))
    .toMatchObject({ status: 'complete', dashboard: { dashboard_filters: { ...filters, line: 'commercial' } } });
  await expect(
    embedded.content.getByRole('region', { name: 'Premium by month' }).getByRole('application'),
  ).toBeVisible();
});

test('tokens that last 0 seconds end the session: the frame says so, and continues on request [PLUS-34] @night', async ({
  embedded,
}) => {
  await embedded.open();
  await embedded.runs(1);
  await embedded.post({ type: 'session:tokens', session_reference_token_ttl: 0 });
  await expect(embedded.content.getByText('Your dashboard session has ended')).toBeVisible();
  await expect.poll(() => embedded.received('session:expired')).toHaveLength(1);
  // The content stays, and the user is still signed in.
  await expect(
    embedded.content.getByRole('region', { name: 'Premium by month' }).getByRole('application'),
  ).toBeVisible();
  await embedded.content.getByRole('button', { name: 'Continue' }).click();
  await expect(embedded.content.getByText('Your dashboard session has ended')).toHaveCount(0);
});

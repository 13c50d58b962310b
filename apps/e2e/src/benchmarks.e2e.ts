import { accessibilityViolations } from '../../../tools/accessibilityViolations.ts';
import { expectNothingCutOff } from './support/expectNothingCutOff.ts';
import { expect, test } from './support/journey.ts';

const everyTile = [
  'Growth by state',
  'Growth against retention',
  'Where agencies stand',
  'Premium classes',
  'Concentration',
  'Leaders and movers',
  'Rate change on renewals',
  'Retention by product and class',
  'Carriers',
  'Industries',
  'Written premium by month',
];

test('benchmarks compare an agency with its peers in eleven tiles [PLAT-7, APP-ROUTE-1]', async ({ embedded }) => {
  await embedded.openBenchmarks('analyst', { compare: 'agency:1' });
  const { content } = embedded;
  const run = await embedded.runs(1);
  expect(run).toMatchObject({ status: 'complete', dashboard: { id: 'benchmarks' } });
  for (const name of everyTile) await expect(content.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(content.getByText(/ against [\d,]+ other agencies$/)).toBeVisible();
  await expect(content.getByRole('region', { name: 'Growth', exact: true }).first()).toContainText(/percentile/);
  // The page around the frame has the heading of the page.
  const rules = { 'page-has-heading-one': { enabled: false } };
  expect(await accessibilityViolations(embedded.frame, { rules })).toEqual([]);
});

test('changing the peers runs the dashboard again and notifies the host page [PLUS-34] @night', async ({
  embedded,
}) => {
  await embedded.openBenchmarks('analyst', { compare: 'agency:1' });
  await embedded.runs(1);
  const size = embedded.content.getByRole('button', { name: 'Same size' });
  await size.click();
  expect(await embedded.runs(2)).toMatchObject({
    dashboard: { dashboard_filters: { compare: 'agency:1', peers: 'size' } },
  });
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  await expect(embedded.content.getByText(/of the same size and mix of lines$/)).toBeVisible();
  // A state that is picked filters the other tiles; the map itself keeps all states.
  const map = embedded.content.getByRole('application', { name: /Growth by state/ });
  await map.focus();
  await map.press('Home');
  await map.press('Enter');
  expect(await embedded.runs(3)).toMatchObject({
    dashboard: { dashboard_filters: { policy_state: expect.stringMatching(/^[A-Z]{2}$/) as unknown } },
  });
});

test('a person with only the benchmarks permission sees groups, but no agencies [PLAT-13]', async ({
  embedded,
  page,
}) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/dashboards/benchmarks/tiles/')) answers.push(await response.text());
  });
  await embedded.openBenchmarks('benchmarks');
  const { content } = embedded;
  expect(await embedded.runs(1)).toMatchObject({ status: 'complete' });
  await expect(content.getByText('Single agencies are not shown to you')).toBeVisible();
  await expect(
    content.getByText(/^[\d,]+ agencies · [\d,]+ policies · \$[\d.]+[KM] · 12 months to Jun 30, 2026$/).first(),
  ).toBeVisible();
  expect(answers.length).toBeGreaterThan(10);
  for (const answer of answers) expect(answer).not.toMatch(/"agency_id":\d/);
});

test('a person with only the benchmarks permission reads why they cannot see a single agency [PLAT-13] @night', async ({
  embedded,
}) => {
  await embedded.openBenchmarks('benchmarks', { compare: 'agency:1' });
  expect(await embedded.runs(1)).toMatchObject({ status: 'error' });
  await expect(
    embedded.content.getByText('You can compare groups of agencies, but not a single one.').first(),
  ).toBeVisible();
});

test('benchmarks fit a phone without horizontal scrolling @night', async ({ embedded, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await embedded.openBenchmarks('analyst', { compare: 'agency:1' });
  await embedded.runs(1);
  await expect(embedded.content.getByRole('heading', { name: 'Industries', exact: true })).toBeVisible();
  await expectNothingCutOff(embedded.frame);
});

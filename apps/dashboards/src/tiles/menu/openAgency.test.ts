import { benchmarksDashboard } from '../../benchmarks/benchmarksDashboard.ts';
import { openTestDashboard } from '../../testing/OpenedDashboard.test-support.tsx';
import { openAgency } from './openAgency.ts';

it('openAgency opens an agency with the page’s filters and compared agencies [PLUS-27, PLUS-45]', () => {
  const links: string[] = [];
  const dashboard = openTestDashboard({
    definition: benchmarksDashboard,
    filters: { line: 'personal' },
    tile: () => 'never',
    onLink: (url) => links.push(url),
  });
  const agencyOf = (id: number) => ({ id, name: `Agency ${id}` });
  const opened = { tile: 'leaders', agency: agencyOf(3), newTab: false };
  openAgency(dashboard, opened);
  openAgency(dashboard, { ...opened, beside: [agencyOf(5), agencyOf(9)] });
  expect(links).toEqual([
    '/marketing/agencies/3?line=personal',
    '/marketing/agencies/3?line=personal&compare_agencies=5%2C9',
  ]);
});

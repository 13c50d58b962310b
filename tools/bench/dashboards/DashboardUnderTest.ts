import { agencyTiles, benchmarkTiles, type DashboardId } from '@agency-insights/insights-api/contract';

/** A measured dashboard. */
export interface DashboardUnderTest {
  id: DashboardId;
  title: string;
  tiles: readonly string[];
  /** The tile with the numbers at the top of the page. */
  numbers: string;
  /**
   * Returns sets of filters, each different from the previous ones, so that no result is cached; they run the same
   * statements.
   */
  filters: readonly Readonly<Record<string, string>>[];
}

/** Large states: filters by two of them ask for about as much as each other. */
const states = ['CA', 'TX', 'FL', 'NY', 'PA', 'IL', 'OH', 'GA', 'NC', 'MI', 'NJ', 'VA', 'WA', 'AZ', 'MA'];

/** Both dashboards. `agencies`: ids of the largest agencies, largest first. */
export function dashboardsUnderTest(agencies: readonly number[]): DashboardUnderTest[] {
  return [
    {
      id: 'agency',
      title: 'Agency profile, compared with its peers',
      tiles: Object.keys(agencyTiles),
      numbers: 'summary',
      filters: agencies.map((id) => ({ agency_id: String(id), comparison: 'peers' })),
    },
    {
      id: 'benchmarks',
      title: 'Benchmarks of all agencies, one line in two states',
      tiles: Object.keys(benchmarkTiles),
      numbers: 'numbers',
      filters: states.flatMap((state, at) =>
        states.slice(at + 1).flatMap((other) => {
          const both = { policy_state: `${state},${other}` };
          return [
            { ...both, line: 'personal' },
            { ...both, line: 'commercial' },
          ];
        }),
      ),
    },
  ];
}

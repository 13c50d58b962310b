/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform's own modules, which no package exports */
import type { BenchmarkTileId, AgencyTileId } from '@agency-insights/insights-api/contract';
import { createBenchmarkTiles } from '../../../apps/platform/src/dashboards/benchmarks/createBenchmarkTiles.ts';
import { peersOf, usualMinimum } from '../../../apps/platform/src/dashboards/tiles/peerGroup.ts';
import { createAgencyTiles } from '../../../apps/platform/src/dashboards/tiles/createAgencyTiles.ts';
import { createLoadedSets } from '../../../apps/platform/src/result-sets/LoadedSets.ts';
import { openDuckDb } from '../../../apps/platform/src/warehouse/DuckDbDriver.ts';
import type { Statement } from '../../../apps/platform/src/warehouse/SqlDialect.ts';
import { writeSql } from '../../../apps/platform/src/warehouse/writeSql.ts';
import type { DashboardUnderTest } from './DashboardUnderTest.ts';

/** Records the statements of the platform's tiles. */
export interface StatementRecorder {
  /** The statements of a page: all tiles together, which share what several of them need. */
  statementsOf(dashboard: DashboardUnderTest, filters: Record<string, string>): Promise<Statement[]>;
  /** Returns those of some agencies that have enough peers for a comparison. */
  withPeers(agencies: readonly number[]): Promise<number[]>;
  close(): Promise<void>;
}

/** Opens a recorder on the file of a set. */
export async function openRecorder(file: string): Promise<StatementRecorder> {
  const driver = await openDuckDb({ file });
  let recorded: Statement[] = [];
  const set = {
    id: file,
    run(query: Parameters<typeof writeSql>[0], options?: Parameters<typeof driver.run>[1]) {
      const statement = writeSql(query, driver.dialect);
      recorded.push(statement);
      return driver.run(statement, options);
    },
  };
  const sets = createLoadedSets({ withSet: (work) => work(set), close: () => driver.close() });
  const today = () => new Date().toISOString().slice(0, 10);
  await sets.use(async () => undefined);
  return {
    async statementsOf({ id, tiles }, filters) {
      recorded = [];
      // New for each page, because the tiles cache results.
      const agencyTiles = createAgencyTiles({ sets, today });
      const benchmarkTiles = createBenchmarkTiles({ sets, today, findSavedSearch: async () => undefined });
      for (const tile of tiles)
        await (id === 'agency'
          ? agencyTiles.run(tile as AgencyTileId, { agency_id: '', ...filters } as never, { access: 'all' })
          : benchmarkTiles.run(tile as BenchmarkTileId, filters, { access: 'all', personId: '' }));
      return recorded;
    },
    withPeers: (agencies) =>
      sets.use(async ({ dimensions }) =>
        agencies.filter((id) => peersOf(id, dimensions.agencies).length >= usualMinimum),
      ),
    close: () => driver.close(),
  };
}

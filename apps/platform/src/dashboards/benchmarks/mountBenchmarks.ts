import { ApiProblem } from '../../http/ApiProblem.ts';
import { lineAccessOf } from '../../http/Person.ts';
import type { Routes } from '../../http/Routes.ts';
import type { CallersInTurn } from '../../turns/CallersInTurn.ts';
import { dashboardsOf } from '../embed/dashboardsOf.ts';
import type { BenchmarkTiles } from './createBenchmarkTiles.ts';

/** Parts of the calls for the benchmarks' tiles. */
export interface MountBenchmarksOptions {
  benchmarkTiles: BenchmarkTiles;
  turns: CallersInTurn;
}

/** Mounts the tiles of the benchmarks. */
export function mountBenchmarks(routes: Routes, { benchmarkTiles, turns }: MountBenchmarksOptions): void {
  routes.mount('dashboards.benchmarkTile', async ({ params, body, person, signal }) => {
    if (!dashboardsOf(person.permissions).includes('benchmarks'))
      throw new ApiProblem(403, 'forbidden', 'You have no access to benchmarks. Ask your administrator for it.');
    const asked = { access: lineAccessOf(person), personId: person.id, signal };
    return turns.run(person.id, () => benchmarkTiles.run(params.tile, body.filters, asked));
  });
}

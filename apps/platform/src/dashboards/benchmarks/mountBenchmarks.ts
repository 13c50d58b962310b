import { ApiProblem } from '../../http/ApiProblem.ts';
import { lineAccessOf } from '../../http/Person.ts';
import type { Routes } from '../../http/Routes.ts';
import { dashboardsOf } from '../embed/dashboardsOf.ts';
import type { BenchmarkTiles } from './createBenchmarkTiles.ts';

/** Mounts the tiles of the benchmarks. */
export function mountBenchmarks(routes: Routes, { benchmarkTiles }: { benchmarkTiles: BenchmarkTiles }): void {
  routes.mount('dashboards.benchmarkTile', async ({ params, body, person, signal }) => {
    if (!dashboardsOf(person.permissions).includes('benchmarks'))
      throw new ApiProblem(403, 'forbidden', 'You have no access to benchmarks. Ask your administrator for it.');
    return benchmarkTiles.run(params.tile, body.filters, { access: lineAccessOf(person), personId: person.id, signal });
  });
}

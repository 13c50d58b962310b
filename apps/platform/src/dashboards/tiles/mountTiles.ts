import type { Routes } from '../../http/Routes.ts';
import { requireLineAccess } from '../../result-sets/requireLineAccess.ts';
import type { AgencyTiles } from './createAgencyTiles.ts';

/** Mounts the calls for tiles of the frame. */
export function mountTiles(routes: Routes, { agencyTiles }: { agencyTiles: AgencyTiles }): void {
  routes.mount('dashboards.agencyTile', async ({ params, body, person, signal }) =>
    agencyTiles.run(params.tile, body.filters, { access: requireLineAccess(person), signal }),
  );
}

import type { Routes } from '../../http/Routes.ts';
import { requireLineAccess } from '../../result-sets/requireLineAccess.ts';
import type { CallersInTurn } from '../../turns/CallersInTurn.ts';
import type { AgencyTiles } from './createAgencyTiles.ts';

/** Parts of the calls for an agency's tiles. */
export interface MountTilesOptions {
  agencyTiles: AgencyTiles;
  turns: CallersInTurn;
}

/** Mounts the calls for tiles of the frame. */
export function mountTiles(routes: Routes, { agencyTiles, turns }: MountTilesOptions): void {
  routes.mount('dashboards.agencyTile', async ({ params, body, person, signal }) =>
    turns.run(person.id, async () =>
      agencyTiles.run(params.tile, body.filters, { access: requireLineAccess(person), signal }),
    ),
  );
}

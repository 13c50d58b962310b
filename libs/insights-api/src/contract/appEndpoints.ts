import { agenciesEndpoints } from './tables/agenciesEndpoints.ts';
import { askkodiakEndpoints } from './tables/askkodiakEndpoints.ts';
import { clientLogEndpoints } from './tables/clientLogEndpoints.ts';
import { dashboardsEndpoints } from './tables/dashboardsEndpoints.ts';
import { embedEndpoints } from './tables/embedEndpoints.ts';
import { lookerEndpoints } from './tables/lookerEndpoints.ts';
import { naicsEndpoints } from './tables/naicsEndpoints.ts';
import { openapiEndpoints } from './tables/openapiEndpoints.ts';
import { permissionsEndpoints } from './tables/permissionsEndpoints.ts';
import { resultSetsEndpoints } from './tables/resultSetsEndpoints.ts';
import { savedFiltersEndpoints } from './tables/savedFiltersEndpoints.ts';
import { sessionEndpoints } from './tables/sessionEndpoints.ts';
import { usersEndpoints } from './tables/usersEndpoints.ts';

/** The calls of the app's own screens. */
export const appEndpoints = {
  ...resultSetsEndpoints,
  ...agenciesEndpoints,
  ...lookerEndpoints,
  ...embedEndpoints,
  ...dashboardsEndpoints,
  ...naicsEndpoints,
  ...askkodiakEndpoints,
  ...savedFiltersEndpoints,
  ...usersEndpoints,
  ...permissionsEndpoints,
  ...sessionEndpoints,
  ...clientLogEndpoints,
  ...openapiEndpoints,
} as const;

/** Name of a call of the app's own screens. */
export type AppEndpointId = keyof typeof appEndpoints;

export { agenciesEndpoints } from './contract/tables/agenciesEndpoints.ts';
export { askkodiakEndpoints } from './contract/tables/askkodiakEndpoints.ts';
export { auditTrailEndpoints } from './contract/tables/auditTrailEndpoints.ts';
export { authorizationEndpoints } from './contract/tables/authorizationEndpoints.ts';
export { clientLogEndpoints } from './contract/tables/clientLogEndpoints.ts';
export { dashboardsEndpoints } from './contract/tables/dashboardsEndpoints.ts';
export { embedEndpoints } from './contract/tables/embedEndpoints.ts';
export { entitiesEndpoints } from './contract/tables/entitiesEndpoints.ts';
export { identityEndpoints } from './contract/tables/identityEndpoints.ts';
export { lookerEndpoints } from './contract/tables/lookerEndpoints.ts';
export { naicsEndpoints } from './contract/tables/naicsEndpoints.ts';
export { openapiEndpoints } from './contract/tables/openapiEndpoints.ts';
export { peopleEndpoints } from './contract/tables/peopleEndpoints.ts';
export { permissionsEndpoints } from './contract/tables/permissionsEndpoints.ts';
export { resultSetsEndpoints } from './contract/tables/resultSetsEndpoints.ts';
export { savedFiltersEndpoints } from './contract/tables/savedFiltersEndpoints.ts';
export { servicesEndpoints } from './contract/tables/servicesEndpoints.ts';
export { sessionEndpoints } from './contract/tables/sessionEndpoints.ts';
export { storeUsersEndpoints } from './contract/tables/storeUsersEndpoints.ts';
export { usersEndpoints } from './contract/tables/usersEndpoints.ts';
export type { ServiceCredential, ServiceScope, ServiceSecret } from './contract/schemas/services.ts';
export {
  createResource,
  type Resource,
  type ResourceAnswer,
  type ResourceArguments,
} from './gateway/createResource.ts';
export type { CallArguments } from './gateway/createEndpointCaller.ts';

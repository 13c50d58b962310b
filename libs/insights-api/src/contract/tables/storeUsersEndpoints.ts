import type { Endpoint } from '../Endpoint.ts';
import { patch, read, send } from './rowKinds.ts';

const storeUser = '/api/v1/authorization-store/user';

/** People as the authorization store names them: rows of the endpoint table. */
export const storeUsersEndpoints = {
  'storeUsers.list': { ...read, path: storeUser, auth: 'administrator' },
  'storeUsers.put': { ...send, method: 'PUT', path: storeUser, auth: 'administrator' },
  'storeUsers.self': { ...read, path: `${storeUser}/self`, auth: 'bearer' },
  'storeUsers.ecsAccount': { ...read, path: `${storeUser}/ecs-account`, auth: 'bearer' },
  'storeUsers.migrate': {
    ...send,
    encoding: 'multipart',
    path: `${storeUser}/migrate-exchange-users`,
    auth: 'administrator',
  },
  'storeUsers.find': { ...read, path: `${storeUser}/{id}`, auth: 'caller' },
  'storeUsers.setPermissions': { ...patch, path: `${storeUser}/{id}/insights-permissions`, auth: 'administrator' },
} as const satisfies Record<string, Endpoint>;

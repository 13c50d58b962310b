import type { Endpoint } from '../Endpoint.ts';
import { read } from './rowKinds.ts';

const identity = '/api/v1/identity';

/** The audit trail: rows of the endpoint table. */
export const auditTrailEndpoints = {
  'auditTrail.page': { ...read, path: `${identity}/audit-trail`, auth: 'administrator' },
  'auditTrail.export': { ...read, path: `${identity}/audit-trail/export`, answer: 'csv', auth: 'administrator' },
} as const satisfies Record<string, Endpoint>;

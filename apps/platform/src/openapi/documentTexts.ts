import type { Endpoint } from '@agency-insights/insights-api/contract';
import type { CallNeed } from '../api-docs/CallExample.ts';

/** Allowed callers, in one sentence. */
export const callerTexts: Readonly<Record<Endpoint['auth'], string>> = {
  public: 'Needs no token.',
  session: 'For a browser with the session cookie.',
  bearer: "Needs a person's access token.",
  caller: "Needs a person's or a service's access token.",
  administrator: 'Needs the access token of an administrator, or of a service with the scope `administration`.',
};

/** Further required permissions, in one sentence. */
export const needTexts: Readonly<Record<CallNeed, string>> = {
  lines: 'The caller sees the lines of business of their permissions, and needs at least one.',
  benchmarks: 'The caller needs the permission to see benchmarks.',
};

/** Descriptions of the areas of the endpoint table; their names are the tags of the document. */
export const areaTexts: Readonly<Record<string, string>> = {
  resultSets: 'Agency searches.',
  agencies: 'Single agencies.',
  looker: 'Named queries, exports and addresses of dashboards.',
  embed: 'Tokens of an embedded dashboard.',
  dashboards: 'What an embedded dashboard shows.',
  naics: 'The industry classification.',
  askkodiak: "The industry classification in the application's own form.",
  savedFilters: 'Saved searches.',
  users: 'The signed-in person.',
  permissions: 'What the signed-in person may do.',
  session: 'Signing in and out.',
  identity: 'Signing in by calls, and tokens.',
  services: 'Credentials of services.',
  people: 'The administration of people.',
  storeUsers: 'People as the authorization store names them.',
  auditTrail: 'The audit trail.',
  authorization: 'The authorization store.',
  entities: 'Organizations, agency networks and applications.',
  clientLog: 'Errors in the browser.',
  openapi: 'This document.',
};

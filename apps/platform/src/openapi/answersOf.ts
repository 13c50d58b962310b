import { arrowStreamMediaType, type Endpoint, type EndpointId } from '@agency-insights/insights-api/contract';
import type { z } from 'zod';
import type { CallError } from '../api-docs/callErrors.ts';
import { type JsonObject, jsonSchema } from './jsonSchema.ts';
import { recordedAnswers } from './recordedAnswers.ts';
import { refusalsOf } from './refusalsOf.ts';

const statusTexts: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted: the work goes on in the background',
  204: 'Done; no body',
  303: 'Go to the address in Location',
  400: 'The input is not valid',
  401: 'The token or the credentials are missing or not valid',
  403: 'The caller has no right to this',
  404: 'There is no such thing, or it belongs to another person',
  406: 'The answer cannot have the accepted form',
  409: 'Not possible as things are now',
  413: 'The body is too long',
  415: 'The body has another form than the call takes',
  422: 'The key belongs to another request',
  429: 'Too many: Retry-After says when to try again',
  500: 'A fault of the service',
  502: 'Looker does not answer',
  503: 'Not possible at the moment: Retry-After says when to try again',
};

/** Returns all responses of a call by status, each with an example. Refusals refer to the document's components. */
export function answersOf(id: EndpointId, endpoint: Endpoint, schema: z.ZodType | undefined): JsonObject {
  const status = endpoint.status ?? (endpoint.answer === 'redirect' ? 303 : 200);
  const content = answerContent(endpoint, schema, recordedAnswers[id]);
  return {
    [status]: { description: statusTexts[status], ...content },
    ...Object.fromEntries(
      refusalGroups(id).map(({ status: refused, name }) => [refused, { $ref: `#/components/responses/${name}` }]),
    ),
  };
}

/** Returns the refusals of these calls as components, by name. */
export function refusalComponents(ids: readonly EndpointId[]): JsonObject {
  const groups = ids.flatMap((id) => refusalGroups(id));
  return Object.fromEntries(
    groups.map(({ name, status, codes, schema }) => {
      const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
      const list = codes.map((code) => `\`${code}\``).join(', ');
      const content = { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, examples } };
      return [name, { description: `${statusTexts[status]}: ${list}.`, content }];
    }),
  );
}

interface RefusalGroup {
  status: number;
  codes: string[];
  schema: 'Problem' | 'TokenRefusal';
  /** Name of the component: `409.name_taken`. Calls with the same refusal share one. */
  name: string;
}

function refusalGroups(id: EndpointId): RefusalGroup[] {
  const byStatus = Map.groupBy(refusalsOf(id), ({ status }: CallError) => status);
  return [...byStatus].map(([status, errors]) => {
    const codes = errors.map(({ code }) => code);
    const isOfRfc6749 = id === 'identity.oauthToken' && (status === 400 || status === 401);
    const name = [isOfRfc6749 ? 'token' : '', status, ...codes].filter(Boolean).join('.');
    return { status, codes, schema: isOfRfc6749 ? 'TokenRefusal' : 'Problem', name };
  });
}

function answerContent({ answer }: Endpoint, schema: z.ZodType | undefined, example: unknown): JsonObject {
  const shown = example === undefined ? {} : { example };
  const json = { 'application/json': { schema: schema === undefined ? {} : jsonSchema(schema, 'output'), ...shown } };
  switch (answer) {
    case 'json':
      return { content: json };
    case 'result-set':
      return { content: { [arrowStreamMediaType]: { schema: { type: 'string', format: 'binary' } }, ...json } };
    case 'file': {
      const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
      return { content: { [sheet]: { schema: { type: 'string', format: 'binary' } } } };
    }
    case 'csv':
      return { content: { 'text/csv': { schema: { type: 'string' }, ...shown } } };
    case 'page':
      return { content: { 'text/html': { schema: { type: 'string' } } } };
    default:
      return {};
  }
}

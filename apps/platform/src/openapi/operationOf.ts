import {
  type Endpoint,
  type EndpointId,
  endpointSchemas,
  type EndpointSchema,
  endpointSummaries,
  endpoints,
  takesIdempotencyKey,
} from '@agency-insights/insights-api/contract';
import type { z } from 'zod';
import { callExamples } from '../api-docs/callExamples.ts';
import { answersOf } from './answersOf.ts';
import { callerTexts, needTexts } from './documentTexts.ts';
import { type JsonObject, jsonSchema } from './jsonSchema.ts';
import { requestExample } from './requestExample.ts';

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A request that is sent again with the same key is carried out once, and gets the same answer for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '0f8fad5b-d9cb-469f-a165-70867728950e',
};

/** Returns the operation of a row of the endpoint table, with an example of its request and of each response. */
export function operationOf(id: EndpointId): JsonObject {
  const endpoint: Endpoint = endpoints[id];
  const schemas: EndpointSchema = endpointSchemas[id];
  const example = requestExample(id);
  const parameters = [
    ...parametersIn('path', schemas.params, example.params),
    ...parametersIn('query', schemas.query, example.query),
    ...(takesIdempotencyKey(endpoint) ? [idempotencyKey] : []),
  ];
  return {
    operationId: id,
    tags: [id.split('.', 1)[0]],
    summary: endpointSummaries[id],
    description: describe(id, endpoint),
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(endpoint, schemas.body, example.body),
    responses: answersOf(id, endpoint, schemas.response),
  };
}

function describe(id: EndpointId, endpoint: Endpoint): string {
  const { needs } = callExamples[id];
  const sentences = [endpointSummaries[id], callerTexts[endpoint.auth], needs && needTexts[needs]];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  examples: Readonly<Record<string, string>> = {},
): JsonObject[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
    ...(examples[name] === undefined ? {} : { example: asTyped(examples[name], type) }),
  }));
}

/** Converts an address's example, which is text, to the type of its schema. */
function asTyped(text: string, { type }: JsonObject): unknown {
  return type === 'integer' || type === 'boolean' ? (JSON.parse(text) as unknown) : text;
}

function securityOf({ auth, clientHeaders = false }: Endpoint): JsonObject[] {
  switch (auth) {
    case 'bearer':
      return [{ bearer: [] }];
    case 'caller':
    case 'administrator':
      return [{ bearer: [] }, { service: [] }, ...(clientHeaders ? [{ clientId: [], clientSecret: [] }] : [])];
    case 'session':
      return [{ session: [] }, {}];
    case 'public':
      return [];
  }
}

const fileForm: JsonObject = {
  type: 'object',
  properties: { file: { type: 'string', contentMediaType: 'text/csv' } },
  required: ['file'],
};

function requestBody(
  { encoding, bodyInQuery = false }: Endpoint,
  given: z.ZodType | undefined,
  example: unknown,
): JsonObject {
  if (encoding === 'multipart') return bodyOf('multipart/form-data', fileForm, example);
  if (given === undefined) return {};
  const mediaType = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  // Fields missing from the body are in the query.
  const schema = bodyInQuery ? (given as z.ZodObject).partial() : given;
  return bodyOf(mediaType, jsonSchema(schema, 'input'), example, !bodyInQuery);
}

function bodyOf(mediaType: string, schema: JsonObject, example: unknown, required = true): JsonObject {
  return { requestBody: { required, content: { [mediaType]: { schema, example } } } };
}

import {
  type Endpoint,
  type EndpointId,
  type EndpointSchema,
  endpoints,
  endpointSchemas,
  endpointSummaries,
  problemSchema,
  takesIdempotencyKey,
  usersetSchema,
} from '@agency-insights/insights-api/contract';
import { z } from 'zod';
import { areaTexts, callerTexts } from './documentTexts.ts';

type JsonObject = Record<string, unknown>;

const idempotencyKey: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A request that is sent again with the same key is carried out once, and gets the same answer for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const statusTexts: Readonly<Record<number, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted: the work goes on in the background',
  204: 'Done; no body',
  303: 'Go to the address in Location',
};

/** The addresses that the document names. */
export interface OpenApiOptions {
  /** The platform's address. */
  serverUrl: string;
  /** The dashboards' address. */
  dashboardsUrl: string;
}

/** The OpenAPI 3.1 document of every row of the endpoint table, made from the contract's schemas. */
export function createOpenApiDocument({ serverUrl, dashboardsUrl }: OpenApiOptions): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [id, endpoint] of Object.entries(endpoints) as [EndpointId, Endpoint][]) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: {
        ...operation(id, endpoint, endpointSchemas[id]),
        ...(endpoint.server === 'dashboards' ? { servers: [{ url: dashboardsUrl }] } : {}),
      },
    };
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Agency Insights platform',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Every call that the platform serves. All answers but success are problems in one form.',
    },
    servers: [{ url: serverUrl }],
    tags: Object.entries(areaTexts).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of GET /api/auth/session.',
        },
        service: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a service, from POST /oauth/token with grant_type client_credentials.',
        },
        clientId: { type: 'apiKey', in: 'header', name: 'client-id', description: 'Name of a service.' },
        clientSecret: { type: 'apiKey', in: 'header', name: 'client-secret', description: 'Secret of the service.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'insights.session',
          description: 'Set at sign-in; over https its name is __Host-insights.session.',
        },
      },
      schemas: { Problem: jsonSchema(problemSchema, 'output'), ...sharedSchemas() },
      responses: {
        Problem: {
          description: 'Why the call was refused.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

function operation(id: EndpointId, endpoint: Endpoint, schemas: EndpointSchema): JsonObject {
  const security = securityOf(endpoint);
  const parameters = [
    ...parametersIn('path', schemas.params),
    ...parametersIn('query', schemas.query),
    ...(takesIdempotencyKey(endpoint) ? [idempotencyKey] : []),
  ];
  const status = endpoint.status ?? (endpoint.answer === 'redirect' ? 303 : 200);
  return {
    operationId: id,
    tags: [id.split('.', 1)[0]],
    summary: endpointSummaries[id],
    description: describe(id, endpoint),
    security,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(endpoint, schemas.body),
    responses: {
      [status]: { description: statusTexts[status] ?? 'Done', ...answerContent(endpoint, schemas.response) },
      '4XX': { $ref: '#/components/responses/Problem' },
      '5XX': { $ref: '#/components/responses/Problem' },
    },
  };
}

function describe(id: EndpointId, endpoint: Endpoint): string {
  return `${endpointSummaries[id]} ${callerTexts[endpoint.auth]}`;
}

function parametersIn(place: 'path' | 'query', schema: z.ZodType | undefined): JsonObject[] {
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
  }));
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

function requestBody({ encoding }: Endpoint, schema: z.ZodType | undefined): JsonObject {
  if (encoding === 'multipart')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: fileForm } } } };
  if (schema === undefined) return {};
  const mediaType = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: true, content: { [mediaType]: { schema: jsonSchema(schema, 'input') } } } };
}

function answerContent({ answer }: Endpoint, schema: z.ZodType | undefined): JsonObject {
  const json = { 'application/json': { schema: schema === undefined ? {} : jsonSchema(schema, 'output') } };
  switch (answer) {
    case 'json':
      return { content: json };
    case 'result-set':
      return {
        content: { 'application/vnd.apache.arrow.stream': { schema: { type: 'string', format: 'binary' } }, ...json },
      };
    case 'file':
      return {
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
            schema: { type: 'string', format: 'binary' },
          },
        },
      };
    case 'csv':
      return { content: { 'text/csv': { schema: { type: 'string' } } } };
    case 'page':
      return { content: { 'text/html': { schema: { type: 'string' } } } };
    default:
      return {};
  }
}

/** A schema's JSON Schema without its dialect, which the document names once. Numbers in addresses come as text and are read as numbers. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, $defs: _shared, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return withSharedReferences(rest);
}

/** Schemas that name themselves, and so cannot be written out where they are used. */
function sharedSchemas(): JsonObject {
  const { $defs = {} } = z.toJSONSchema(z.object({ usersetSchema }), { io: 'input' });
  return withSharedReferences($defs);
}

function withSharedReferences(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonObject;
}

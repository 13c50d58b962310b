import { type Endpoint, type EndpointId, endpoints, problemSchema } from '@agency-insights/insights-api/contract';
import { refusalComponents } from './answersOf.ts';
import { areaTexts } from './documentTexts.ts';
import { type JsonObject, jsonSchema, sharedSchemas } from './jsonSchema.ts';
import { operationOf } from './operationOf.ts';
import { problemExamples } from './problemExamples.ts';
import { refusalsOf } from './refusalsOf.ts';

/** The token endpoint uses the errors of RFC 6749; an invalid form is a problem as in other calls. */
const tokenRefusalCodes: readonly string[] = ['invalid_client', 'invalid_grant', 'unsupported_grant_type'];
const tokenRefusal: JsonObject = {
  anyOf: [
    {
      type: 'object',
      properties: { error: { type: 'string' }, error_description: { type: 'string' } },
      required: ['error', 'error_description'],
    },
    { $ref: '#/components/schemas/Problem' },
  ],
};

/** Authentication schemes of callers. */
const securitySchemes: JsonObject = {
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
};

/** Addresses in the document. */
export interface OpenApiOptions {
  /** The platform's address. */
  serverUrl: string;
  /** The dashboards' address. */
  dashboardsUrl: string;
}

/** Creates the OpenAPI 3.1 document of the endpoint table from the contract's schemas. */
export function createOpenApiDocument({ serverUrl, dashboardsUrl }: OpenApiOptions): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const ids = Object.keys(endpoints) as EndpointId[];
  for (const id of ids) {
    const endpoint: Endpoint = endpoints[id];
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: {
        ...operationOf(id),
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
      securitySchemes,
      schemas: { Problem: jsonSchema(problemSchema, 'output'), TokenRefusal: tokenRefusal, ...sharedSchemas() },
      responses: refusalComponents(ids),
      examples: refusalExamples(ids),
    },
  };
}

/** Returns an example for each code. Throws if a code has none. */
function refusalExamples(ids: readonly EndpointId[]): JsonObject {
  const codes = new Set(ids.flatMap((id) => refusalsOf(id).map(({ code }) => code)));
  return Object.fromEntries([...codes].map((code) => [code, { value: refusalExample(code) }]));
}

function refusalExample(code: string): JsonObject {
  const example = problemExamples[code];
  if (example === undefined) throw new Error(`problemExamples has nothing for ${code}.`);
  const { message, issues } = example;
  if (tokenRefusalCodes.includes(code)) return { error: code, error_description: message };
  return { error: { code, message, ...(issues && { issues }) }, requestId: 'b8b4c1f0' };
}

import {
  type Endpoint,
  type EndpointId,
  endpoints,
  type EndpointSchema,
  endpointSchemas,
  type Problem,
} from '@agency-insights/insights-api/contract';
import { z } from 'zod';

/** Statuses of refusals that must name the invalid field. */
const ofInput: ReadonlySet<number> = new Set([400, 404, 406, 409, 413, 415, 422]);

/** Refusals of valid input that another state of the platform allows. */
const ofState: ReadonlySet<string> = new Set([
  'blocked',
  'exceeded_entity_limit',
  'last_administrator',
  'latest_authorization_model_not_found',
  'limit_reached',
  'managed_by_provider',
  'not_ready',
  'passwords_elsewhere',
  'sign_in_first',
]);

const headerNames = ['Accept', 'Content-Type', 'Idempotency-Key'];

/** Messages about unknown fields, or about text that no field allows. */
const ofAnyField = /^(is not known here|is given more than once|holds a character)/;
/** Messages about the input as a whole. */
const ofWhole = /^(must be an object|holds a character)|nested deeper|\b(body|form)\b/i;
/** Messages that only say that something is wrong. */
const saysNothing = /^(is )?(not valid|invalid|wrong|bad)( input| request)?\.?$/i;

/**
 * Returns the fault of a refusal of invalid input; null if it names each invalid field and says why it is invalid.
 */
export function fieldFault(id: EndpointId, status: number, { code, message, issues }: Problem['error']): string | null {
  if (!ofInput.has(status) || ofState.has(code)) return null;
  const names = fieldNames(id);
  // The token endpoint follows RFC 6749, which has no issues.
  if (id === 'identity.oauthToken' && issues === undefined)
    return namesOne(message, names) ? null : `answered ${status} ${code} without the name of a field`;
  if (issues === undefined || issues.length === 0) return `answered ${status} ${code} without naming a field`;
  for (const issue of issues) {
    if (saysNothing.test(issue.message)) return `says only “${issue.message}” of ${issue.path}`;
    const [first = ''] = issue.path.split('.');
    const isNamed = first === '' ? ofWhole.test(issue.message) || namesOne(issue.message, names) : names.has(first);
    if (!isNamed && !ofAnyField.test(issue.message)) return `names “${issue.path}”, which the call does not have`;
  }
  return null;
}

function namesOne(text: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => new RegExp(`\\b${name}\\b`).test(text));
}

const namesOfCalls = new Map<EndpointId, ReadonlySet<string>>();

/** Returns the names of a call's path, query, body and header fields, and the columns of its file. */
function fieldNames(id: EndpointId): ReadonlySet<string> {
  const known = namesOfCalls.get(id);
  if (known !== undefined) return known;
  const { params, query, body }: EndpointSchema = endpointSchemas[id];
  const { encoding }: Endpoint = endpoints[id];
  const names = new Set([...headerNames, ...[params, query, body].flatMap(propertiesOf)]);
  if (encoding === 'multipart') for (const name of ['file', ...linesOfFile]) names.add(name);
  namesOfCalls.set(id, names);
  return names;
}

const linesOfFile = Array.from({ length: 100 }, (_, line) => `line ${line + 1}`);

/** Returns the properties of an object schema, or of all members of a union of objects. */
function propertiesOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const parts = [json, ...(json.anyOf ?? []), ...(json.oneOf ?? []), ...(json.allOf ?? [])];
  return parts.flatMap(({ properties }) => Object.keys(properties ?? {}));
}

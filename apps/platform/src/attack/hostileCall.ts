import {
  type Endpoint,
  type EndpointId,
  endpoints,
  type EndpointSchema,
  endpointSchemas,
} from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { z } from 'zod';
import type { CallParts } from '../api-docs/CallExample.ts';
import { type Damage, damaged, damageWith } from './damage.ts';
import { hostileBody, hostileJson, sendableText } from './hostileText.ts';

/** A call whose input is hostile in some places and valid in the others, so that many calls have a single fault. */
export interface HostileCall {
  params: Record<string, string>;
  query: Record<string, string>;
  headers: Record<string, string>;
  /** JSON, form fields or `{ file }`, depending on the call. */
  body: unknown;
  /** Raw text sent instead of the body; null sends the body. */
  raw: string | null;
}

/** Headers that some calls read. */
const readHeaders = ['accept', 'prefer', 'idempotency-key', 'x-request-id', 'if-none-match', 'origin'];

/** Creates hostile inputs of a call. `valid`: an input that the platform accepts. */
export function hostileCall(id: EndpointId, valid: CallParts): fc.Arbitrary<HostileCall> {
  const { method }: Endpoint = endpoints[id];
  const { query, body }: EndpointSchema = endpointSchemas[id];
  const damages = (names: readonly string[], value: fc.Arbitrary<unknown>, max: number) =>
    fc.array(damageWith(names.length > 0 ? names : ['x'], value), { maxLength: max });
  const headers = fc.dictionary(fc.constantFrom(...readHeaders), sendableText.map(asHeader), { maxKeys: 1 });
  return fc
    .record({
      params: fc.option(fc.tuple(fc.nat(9), sendableText.filter(isOnePartOfAPath)), { freq: 2 }),
      query: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, damages(namesOf(query), sendableText, 2)),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, headers),
      body: damages(namesOf(body), hostileJson, 3),
      raw: fc.option(hostileBody, { freq: 9 }),
    })
    .map((drawn) => ({
      params: drawn.params === null ? { ...valid.params } : withOne(valid.params ?? {}, drawn.params),
      query: textsOf(applied(valid.query ?? {}, drawn.query)),
      headers: drawn.headers,
      body: applied(valid.body, drawn.body),
      raw: method === 'GET' ? null : drawn.raw,
    }));
}

function applied(value: unknown, damages: readonly Damage[]): unknown {
  return damages.reduce(damaged, value);
}

/** Returns every field name in a schema, at any depth. */
function namesOf(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const names = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties') for (const name of Object.keys(inner as object)) names.add(name);
      collect(inner);
    }
  };
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...names];
}

function withOne(params: Readonly<Record<string, string>>, [at, text]: [number, string]): Record<string, string> {
  const names = Object.keys(params);
  const name = names[at % names.length];
  return name === undefined ? {} : { ...params, [name]: text };
}

/** Whether a text is one segment of a path; other texts lead to another call. */
function isOnePartOfAPath(part: string): boolean {
  return !['', '.', '..'].includes(part);
}

/** Converts fields to texts for a query or a form; a non-object has none. */
export function textsOf(fields: unknown): Record<string, string> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed(),
    ]),
  );
}

/** Replaces characters that a header cannot contain, and truncates the text. */
function asHeader(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 1_000);
}

import { createHash } from 'node:crypto';
import type { EndpointId } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { IdempotencyKeyRow, Tables } from '../database/Tables.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { SealedBox } from '../secrets/createSealedBox.ts';
import { createIdempotencyKeys } from './IdempotencyKeys.ts';

/** A request with a key. */
export interface KeyedRequest {
  /** Owner of the key: each caller has separate keys. */
  owner: string;
  /** The sent header. */
  key: string;
  id: EndpointId;
  /** Path parameters, query and body, after validation. */
  input: unknown;
}

/** Runs a request once per key. */
export interface Idempotency {
  /**
   * Runs the request, or returns its earlier response. Throws a 409 while it is in progress, and a 422 if the key
   * belongs to another request. A failed request releases its key.
   */
  once(request: KeyedRequest, run: () => Promise<Response>): Promise<Response>;
  /** Deletes expired responses. */
  removeExpired(): Promise<void>;
}

/** Dependencies of the keys. */
export interface IdempotencyOptions {
  db: Kysely<Tables>;
  /** Encrypts responses, which may contain secrets, such as those of services. */
  box: SealedBox;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

interface StoredAnswer {
  status: number;
  type: string;
  text: string;
}

/** Runs requests once per key across all processes. */
export function createIdempotency({ db, box, now }: IdempotencyOptions): Idempotency {
  const rowOf = ({ owner, key, id, input }: KeyedRequest): IdempotencyKeyRow => ({
    owner,
    key_hash: hash(key),
    request_hash: hash(`${id} ${JSON.stringify(input)}`),
    begun_at: now(),
    answer: null,
  });
  const keys = createIdempotencyKeys(db);
  return {
    async once(request, run) {
      const row = rowOf(request);
      const before = await keys.claim(row);
      if (before !== null) return answerOf(before, row, box);
      let response: Response;
      try {
        response = await run();
      } catch (error) {
        await keys.free(row);
        throw error;
      }
      if (!response.ok) {
        await keys.free(row);
        return response;
      }
      const text = await response.text();
      const stored: StoredAnswer = { status: response.status, type: response.headers.get('content-type') ?? '', text };
      await keys.keep(row, box.seal(JSON.stringify(stored), contextOf(row)));
      return responseOf(stored);
    },
    removeExpired: () => keys.removeExpired(now()),
  };
}

function answerOf(before: IdempotencyKeyRow, row: IdempotencyKeyRow, box: SealedBox): Response {
  if (before.request_hash !== row.request_hash) throw otherRequest();
  if (before.answer === null) throw underWay();
  const text = box.open(before.answer, contextOf(row));
  if (text === null) throw underWay();
  return responseOf(JSON.parse(text) as StoredAnswer, { 'idempotency-replayed': 'true' });
}

function responseOf({ status, type, text }: StoredAnswer, headers: Record<string, string> = {}): Response {
  const content: Record<string, string> = type === '' ? {} : { 'content-type': type };
  return new Response(text === '' ? null : text, { status, headers: { ...content, ...headers } });
}

function contextOf({ owner, key_hash }: IdempotencyKeyRow): string {
  return `idempotency ${owner} ${key_hash}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

const where = { path: 'Idempotency-Key' };

function underWay(): ApiProblem {
  const text = 'The request with this Idempotency-Key is still under way. Try again in a moment.';
  const issues = [{ ...where, message: 'belongs to a request that is under way' }];
  return new ApiProblem(409, 'request_under_way', text, issues, { headers: { 'retry-after': '1' } });
}

function otherRequest(): ApiProblem {
  const text = 'This Idempotency-Key belongs to another request. Send a new key with each new request.';
  return new ApiProblem(422, 'key_reused', text, [{ ...where, message: 'belongs to another request' }]);
}

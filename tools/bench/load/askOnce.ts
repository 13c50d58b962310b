import { performance } from 'node:perf_hooks';
import type { Agent } from 'node:http';
import { request } from 'node:http';
import type { Person } from './Person.ts';

/** One request of the load. */
export interface Question {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  body?: object;
}

/** Outcome of a request: its status, or 0 if the connection broke. */
export interface Outcome {
  status: number;
  ms: number;
  text: string;
}

/** Where requests go. */
export interface Target {
  url: string;
  agent: Agent;
}

/** Sends one request on behalf of a user and reads the whole answer. Never throws: a broken connection has status 0. */
export function askOnce(
  { url, agent }: Target,
  { cookie, token }: Person,
  { method, path, body }: Question,
): Promise<Outcome> {
  const startedAt = performance.now();
  const done = (status: number, text: string): Outcome => ({ status, text, ms: performance.now() - startedAt });
  return new Promise((resolve) => {
    const headers = {
      cookie,
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const outgoing = request(`${url}${path}`, { method, agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(done(response.statusCode ?? 0, Buffer.concat(chunks).toString('utf8'))));
      response.on('error', (error) => resolve(done(0, error.message)));
    });
    outgoing.on('error', (error) => resolve(done(0, error.message)));
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Returns a quantile of the values. `share`: from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

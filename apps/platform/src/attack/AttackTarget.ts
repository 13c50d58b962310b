import type { Answer } from '../api-docs/createCallMaker.test-support.ts';
import { type AttackRequest, HangError, sendRequest } from './sendRequest.ts';

/** A kind of finding. `stall`: one event loop turn took longer than a second. */
export type FaultKind = 'server error' | 'wrong answer' | 'hang' | 'broken connection' | 'stall' | 'memory';

/** One failure. */
export interface Fault {
  kind: FaultKind;
  /** Request and response in one line. */
  detail: string;
}

/** Input of an attack. */
export interface AttackContext {
  /** Number of inputs for the target. */
  inputs: number;
  /** Determines all inputs. */
  seed: number;
  report(fault: Fault): void;
}

/** A part of the platform to attack. */
export interface AttackTarget {
  /** `savedFilters.create`, `POST /token`, `pipelined requests`: unique; `--only` filters by it. */
  name: string;
  /** Returns the number of requests. */
  attack(context: AttackContext): Promise<number>;
}

/** Max characters of a request in a finding. */
const maxShown = 1_500;

/** Sends a request and reports the fault of its response; `faultIn` returns null if there is none. */
export async function attempt(
  request: AttackRequest,
  faultIn: (answer: Answer) => string | null,
  report: AttackContext['report'],
): Promise<void> {
  try {
    const answer = await sendRequest(request);
    const fault = faultIn(answer);
    if (fault === null) return;
    const kind = answer.status >= 500 ? 'server error' : 'wrong answer';
    const said = JSON.stringify(answer.text.slice(0, 300));
    report({ kind, detail: `${fault}: ${said}; sent ${describeRequest(request)}` });
  } catch (error) {
    const kind = error instanceof HangError ? 'hang' : 'broken connection';
    report({ kind, detail: `${String(error)}; sent ${describeRequest(request)}` });
  }
}

/** Returns the fault of a response with status 500 or above; null for others. */
export function serverError({ status }: Answer): string | null {
  return status >= 500 ? `answered ${status}` : null;
}

/** Returns a request in one line of JSON, without the token and without terminal control characters. */
function describeRequest({ method, url, headers, body }: AttackRequest): string {
  const { authorization: _authorization, cookie: _cookie, ...shown } = headers;
  return JSON.stringify({ method, url, headers: shown, body }).slice(0, maxShown);
}

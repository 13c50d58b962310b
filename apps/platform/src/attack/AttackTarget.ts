import type { Answer } from '../api-docs/createCallMaker.test-support.ts';
import { type AttackRequest, HangError, sendRequest } from './sendRequest.ts';

/** What an attack finds. `stall`: one turn of the event loop took longer than a second. */
export type FaultKind = 'server error' | 'wrong answer' | 'hang' | 'broken connection' | 'stall' | 'memory';

/** One thing that went wrong. */
export interface Fault {
  kind: FaultKind;
  /** What was sent and what came back, in one line. */
  detail: string;
}

/** What an attack works with. */
export interface AttackContext {
  /** Inputs for the target. */
  inputs: number;
  /** All inputs follow from it. */
  seed: number;
  report(fault: Fault): void;
}

/** Something of the platform that is attacked. */
export interface AttackTarget {
  /** `savedFilters.create`, `POST /token`, `pipelined requests`: unique, `--only` selects by it. */
  name: string;
  /** Returns the number of requests. */
  attack(context: AttackContext): Promise<number>;
}

/** Longest part of a request that a finding shows. */
const maxShown = 1_500;

/** Sends a request and reports what is wrong with its answer; `faultIn` returns null where nothing is. */
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

/** Returns what is wrong with an answer of status 500 or above; null for any other. */
export function serverError({ status }: Answer): string | null {
  return status >= 500 ? `answered ${status}` : null;
}

/** A request in one line, without the token. As JSON, so that no character controls the terminal. */
function describeRequest({ method, url, headers, body }: AttackRequest): string {
  const { authorization: _authorization, cookie: _cookie, ...shown } = headers;
  return JSON.stringify({ method, url, headers: shown, body }).slice(0, maxShown);
}

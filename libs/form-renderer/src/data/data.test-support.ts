import type { FormTimers } from './DataServices.ts';
import type { FormLogger } from './FormLogger.ts';
import type { Gateways } from './Gateways.ts';

/** Timers that a test advances manually. */
export function manualTimers(): FormTimers & { advance(ms: number): void } {
  let nowMs = 0;
  let waiting: { atMs: number; callback: () => void }[] = [];
  return {
    after: (delayMs, callback) => {
      const entry = { atMs: nowMs + delayMs, callback };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    advance: (ms) => {
      nowMs += ms;
      const due = waiting.filter((entry) => entry.atMs <= nowMs);
      waiting = waiting.filter((entry) => entry.atMs > nowMs);
      for (const { callback } of due) callback();
    },
  };
}

/** A logger that keeps its messages. */
export function recordingLogger(): FormLogger & { warnings: string[]; errors: string[]; fixes: unknown[] } {
  const warnings: string[] = [];
  const fixes: unknown[] = [];
  const errors: string[] = [];
  return {
    warnings,
    fixes,
    errors,
    warn: (message, details) => {
      warnings.push(message);
      fixes.push(details?.['fix']);
    },
    error: (message, details) => {
      errors.push(message);
      fixes.push(details?.['fix']);
    },
  };
}

/** A call of a gateway that waits for its answer. */
export interface WaitingCall {
  method: string;
  params: Record<string, unknown>;
  extra?: Record<string, unknown>;
  signal: AbortSignal;
  answered: boolean;
  resolve: (body: unknown) => void;
  reject: (reason: unknown) => void;
}

/** Gateways whose responses a test controls: in any order, twice, late or never. */
export function answersByHand() {
  const calls: WaitingCall[] = [];
  const call =
    (method: string) => (params: Record<string, unknown>, signal: AbortSignal, extra?: Record<string, unknown>) =>
      new Promise<unknown>(
        (resolve, reject) => void calls.push({ method, params, extra, signal, answered: false, resolve, reject }),
      );
  const gateways: Gateways = {
    looker: { runQuery: (params, extra, { signal }) => call('runQuery')(params, signal, extra) },
    askkodiak: {
      getNaicsSummaryByType: (params, { signal }) => call('getNaicsSummaryByType')(params, signal),
      getSuggestNaicsGroupsByTerm: (params, { signal }) => call('getSuggestNaicsGroupsByTerm')(params, signal),
    },
  };
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const finish = async (index: number, how: (waiting: WaitingCall) => void) => {
    const waiting = calls[index];
    if (!waiting) return;
    waiting.answered = true;
    how(waiting);
    await settle();
  };
  return {
    gateways,
    calls,
    settle,
    answer: (index: number, body: unknown) => finish(index, (waiting) => waiting.resolve(body)),
    refuse: (index: number, reason: unknown) => finish(index, (waiting) => waiting.reject(reason)),
  };
}

import fc from 'fast-check';
import { createSharedRequests } from './sharedRequests.ts';

interface Flight {
  id: number;
  key: string;
  signal: AbortSignal;
  settle: (outcome: 'answer' | 'failure') => void;
  /** Callers who still wait. */
  waiting: Set<number>;
  /** Whether a new caller may join. */
  open: boolean;
}
interface Caller {
  controller: AbortController;
  flight: Flight;
  expected: string | null;
  outcome: Promise<string>;
}
type Step =
  | { do: 'join'; key: string }
  | { do: 'leave'; caller: number }
  | { do: 'settle'; flight: number; outcome: 'answer' | 'failure' }
  | { do: 'change' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('join' as const), key: fc.constantFrom('a', 'b') }),
  fc.record({ do: fc.constant('leave' as const), caller: fc.nat(12) }),
  fc.record({
    do: fc.constant('settle' as const),
    flight: fc.nat(8),
    outcome: fc.constantFrom('answer' as const, 'failure' as const),
  }),
  fc.record({ do: fc.constant('change' as const) }),
);

/** Runs the requests beside a simple model of their expected state. */
function createRun() {
  const shared = createSharedRequests();
  const flights: Flight[] = [];
  const callers: Caller[] = [];
  const start = (key: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      const id = flights.length;
      const settle = (outcome: 'answer' | 'failure'): void =>
        outcome === 'answer' ? resolve(`answer ${id}`) : reject(new Error(`failure ${id}`));
      flights.push({ id, key, signal, settle, waiting: new Set(), open: true });
    });
  const join = (key: string): void => {
    const before = flights.length;
    const open = flights.find((flight) => flight.key === key && flight.open);
    const controller = new AbortController();
    const outcome = shared.share(key, start(key), controller.signal).catch((error: Error) => error.message);
    expect(flights.length).toBe(before + (open ? 0 : 1));
    const flight = open ?? flights.at(-1)!;
    flight.waiting.add(callers.length);
    callers.push({ controller, flight, expected: null, outcome });
  };
  const leave = (index: number): void => {
    const caller = callers[index];
    if (!caller || caller.expected !== null) return;
    caller.expected = `left ${index}`;
    caller.flight.waiting.delete(index);
    if (caller.flight.waiting.size === 0) caller.flight.open = false;
    caller.controller.abort(new Error(`left ${index}`));
    expect(caller.flight.signal.aborted).toBe(caller.flight.waiting.size === 0);
  };
  const settle = (index: number, outcome: 'answer' | 'failure'): void => {
    const flight = flights[index];
    if (!flight || flight.waiting.size === 0) return;
    flight.open = false;
    for (const waiting of flight.waiting) callers[waiting]!.expected = `${outcome} ${index}`;
    flight.waiting.clear();
    flight.settle(outcome);
  };
  const change = (): void => {
    shared.closeToJoining();
    for (const flight of flights) flight.open = false;
  };
  return { callers, flights, join, leave, settle, change };
}

describe('shared requests', () => {
  it('A shared request starts once for all callers, ends for each caller that aborts, and is aborted with the last one [API-GW-6] [API-GW-9]', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { callers, flights, join, leave, settle, change } = createRun();
      for (const action of steps) {
        if (action.do === 'join') join(action.key);
        else if (action.do === 'leave') leave(action.caller);
        else if (action.do === 'settle') settle(action.flight, action.outcome);
        else change();
        // Effects of a step have happened before the next one.
        await new Promise((resolve) => setImmediate(resolve));
      }
      for (const flight of flights) settle(flight.id, 'answer');
      expect(await Promise.all(callers.map((caller) => caller.outcome))).toEqual(
        callers.map((caller) => caller.expected),
      );
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it('A shared request does not start for a caller that has already aborted [API-GW-9]', async () => {
    const start = jest.fn();
    await expect(createSharedRequests().share('a', start, AbortSignal.abort(new Error('early')))).rejects.toThrow(
      'early',
    );
    expect(start).not.toHaveBeenCalled();
  });
});

import { untilAborted } from './untilAborted.ts';

/** Starts a request; `signal` aborts when the last caller stops waiting. */
export type StartRequest<T> = (signal: AbortSignal) => Promise<T>;

/** Running requests, each sent once. */
export interface SharedRequests {
  /**
   * Joins the running request with this key, or starts it. Each caller leaves by its own signal; the request is aborted
   * when the last one leaves.
   */
  share<T>(key: string, start: StartRequest<T>, signal?: AbortSignal): Promise<T>;
  /** Prevents new callers from joining running requests, which may predate a change. */
  closeToJoining(): void;
}

interface Flight {
  promise: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}

/** Creates an empty set of shared requests. */
export function createSharedRequests(): SharedRequests {
  const flights = new Map<string, Flight>();
  const depart = (key: string, start: StartRequest<unknown>): Flight => {
    const controller = new AbortController();
    const flight: Flight = { controller, waiting: 0, promise: Promise.resolve() };
    const land = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.promise = start(controller.signal).finally(land);
    flights.set(key, flight);
    return flight;
  };
  return {
    closeToJoining: () => flights.clear(),
    async share<T>(key: string, start: StartRequest<T>, signal?: AbortSignal): Promise<T> {
      signal?.throwIfAborted();
      const flight = flights.get(key) ?? depart(key, start);
      flight.waiting += 1;
      const leave = (): void => {
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        // A later caller must not join a request that is being aborted.
        if (flights.get(key) === flight) flights.delete(key);
        flight.controller.abort(signal?.reason);
      };
      // Callers of one key pass the same kind of request, which is what makes its answer a T.
      return untilAborted(flight.promise as Promise<T>, signal, leave);
    },
  };
}

import { ApiProblem } from '../http/ApiProblem.ts';

const windowMs = 60_000;

/** Counts the requests of each service, and refuses those beyond a limit. */
export interface ServiceLimit {
  /** Counts a request. Throws a 429 with Retry-After beyond the limit. */
  count(clientId: string, request: Request): void;
  /** The headers of the request's answer, in the words of draft-ietf-httpapi-ratelimit-headers; none where it was not counted. */
  headersOf(request: Request): Readonly<Record<string, string>>;
}

/** What the limit counts by. */
export interface ServiceLimitOptions {
  /** Requests of one service a minute. */
  max: number;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

interface Window {
  endsAt: number;
  count: number;
}

/** A limit whose minute begins with a service's first request. It counts in memory: each process counts its own requests. */
export function createServiceLimit({ max, now }: ServiceLimitOptions): ServiceLimit {
  const windows = new Map<string, Window>();
  const headers = new WeakMap<Request, Record<string, string>>();

  function windowOf(clientId: string): Window {
    const at = now();
    const current = windows.get(clientId);
    // A window from far ahead was begun before the clock was set back.
    if (current !== undefined && current.endsAt > at && current.endsAt <= at + windowMs) return current;
    const fresh = { endsAt: at + windowMs, count: 0 };
    windows.set(clientId, fresh);
    return fresh;
  }

  return {
    count(clientId, request) {
      const window = windowOf(clientId);
      window.count += 1;
      const seconds = Math.ceil((window.endsAt - now()) / 1000);
      headers.set(request, {
        'ratelimit-policy': `"service";q=${max};w=${windowMs / 1000}`,
        ratelimit: `"service";r=${Math.max(0, max - window.count)};t=${seconds}`,
      });
      if (window.count > max) throw tooMany(max, seconds);
    },
    headersOf: (request) => headers.get(request) ?? {},
  };
}

function tooMany(max: number, seconds: number): ApiProblem {
  const text = `This service has made ${max} requests within a minute. Wait ${seconds} seconds and try again.`;
  return new ApiProblem(429, 'too_many_requests', text, [], { headers: { 'retry-after': String(seconds) } });
}

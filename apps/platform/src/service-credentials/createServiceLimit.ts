import { ApiProblem } from '../http/ApiProblem.ts';
import type { Limits } from '../limits/Limiter.ts';

const windowMs = 60_000;

/** Limits the requests of each service. */
export interface ServiceLimit {
  /** Counts a request. Rejects with a 429 with Retry-After beyond the limit. */
  count(clientId: string, request: Request): Promise<void>;
  /** Returns the response headers of draft-ietf-httpapi-ratelimit-headers; none if the request was not counted. */
  headersOf(request: Request): Readonly<Record<string, string>>;
}

/** Dependencies of the limit. */
export interface ServiceLimitOptions {
  /** Max requests of one service per minute. */
  max: number;
  limits: Pick<Limits, 'countInWindow'>;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates a limit whose minute begins with a service's first request. */
export function createServiceLimit({ max, limits, now }: ServiceLimitOptions): ServiceLimit {
  const headers = new WeakMap<Request, Record<string, string>>();
  return {
    async count(clientId, request) {
      const { count, endsAt } = await limits.countInWindow(`service ${clientId}`, windowMs);
      const seconds = Math.max(1, Math.ceil((endsAt - now()) / 1000));
      headers.set(request, {
        'ratelimit-policy': `"service";q=${max};w=${windowMs / 1000}`,
        ratelimit: `"service";r=${Math.max(0, max - count)};t=${seconds}`,
      });
      if (count > max) throw tooMany(max, seconds);
    },
    headersOf: (request) => headers.get(request) ?? {},
  };
}

function tooMany(max: number, seconds: number): ApiProblem {
  const text = `This service has made ${max} requests within a minute. Wait ${seconds} seconds and try again.`;
  return new ApiProblem(429, 'too_many_requests', text, [], { headers: { 'retry-after': String(seconds) } });
}

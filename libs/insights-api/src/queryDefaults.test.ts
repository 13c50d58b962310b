import { HttpError } from './errors/HttpError.ts';
import { queryDefaults, retryDelay, retryUnlessRefused } from './queryDefaults.ts';

describe('queryDefaults', () => {
  it('queryDefaults caches results for 5 minutes, retries queries 3 times and never retries mutations [API-CACHE-1]', () => {
    expect(queryDefaults).toMatchObject({ queries: { gcTime: 300_000, retry: 3 }, mutations: { retry: 0 } });
  });

  it('queryDefaults doubles the delay up to 30 s [API-CACHE-1]', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 50].map(queryDefaults.queries.retryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
    expect(retryDelay(5_000)).toBe(30_000);
  });

  it('queryDefaults does not retry a request that was refused', () => {
    expect([0, 1, 2, 3].map((failures) => retryUnlessRefused(failures, new HttpError(503)))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(retryUnlessRefused(0, new HttpError(403))).toBe(false);
    expect(retryUnlessRefused(0, new HttpError(429))).toBe(true);
    expect(retryUnlessRefused(0, new TypeError('failed'))).toBe(true);
  });
});

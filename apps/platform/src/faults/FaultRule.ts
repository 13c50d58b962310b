import { z } from 'zod';

/** A fault of a route. */
export const faultRuleSchema = z.strictObject({
  /** The method of the requests; `*` for all. */
  method: z
    .string()
    .regex(/^([A-Z]+|\*)$/, 'must be a method in capital letters, or *')
    .default('*'),
  /** The path of the requests: `*` for one part of it, `**` for the rest. */
  path: z.string().startsWith('/', 'must begin with a slash'),
  /**
   * `slow` waits before the request is handled, `status` responds with an error in place of handling it, `dropped` closes the
   * connection without a response, `malformed` cuts the response in half.
   */
  fault: z.enum(['slow', 'status', 'dropped', 'malformed']),
  /** The wait of `slow`, in ms. */
  delayMs: z.int().min(1).max(600_000).default(3000),
  /** The status of `status`. */
  status: z.int().min(400).max(599).default(500),
  /** For how many requests it holds. Default: until the rules change. */
  times: z.int().min(1).optional(),
});

/** A fault of a route, and its frequency. */
export type FaultRule = z.infer<typeof faultRuleSchema>;

const form =
  'METHOD PATH FAULT, for instance "POST /api/** 500", "* /api/auth/session slow:2000" or "GET /api/** dropped x2"';

/**
 * Reads a rule from a line: method, path, and `slow`, `slow:MS`, a status, `dropped` or `malformed`, with `xN` for the next N
 * requests alone.
 * @throws RangeError with the form of a rule for any other line.
 */
export function parseFaultRule(line: string): FaultRule {
  const [method, path, what = '', times, ...more] = line.trim().split(/\s+/);
  const [, delayMs] = /^slow:(\d+)$/.exec(what) ?? [];
  const count = /^x(\d+)$/.exec(times ?? '')?.[1];
  const parsed = faultRuleSchema.safeParse({
    method,
    path,
    fault: /^\d+$/.test(what) ? 'status' : delayMs === undefined ? what : 'slow',
    ...(/^\d+$/.test(what) && { status: Number(what) }),
    ...(delayMs !== undefined && { delayMs: Number(delayMs) }),
    ...(count !== undefined && { times: Number(count) }),
  });
  const isExtra = more.length > 0 || (times !== undefined && count === undefined);
  if (!parsed.success || isExtra) throw new RangeError(`"${line}" is no fault. Write ${form}.`);
  return parsed.data;
}

/** Whether a rule is about a request. */
export function matchesRule(rule: FaultRule, method: string, pathname: string): boolean {
  if (rule.method !== '*' && rule.method !== method) return false;
  const parts = pathname.split('/');
  const wanted = rule.path.split('/');
  const rest = wanted.indexOf('**');
  const isLong = rest >= 0 ? parts.length >= rest : parts.length === wanted.length;
  const fixed = rest >= 0 ? wanted.slice(0, rest) : wanted;
  return isLong && fixed.every((part, place) => part === '*' || part === parts[place]);
}

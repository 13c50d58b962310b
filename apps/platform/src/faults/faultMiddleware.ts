import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { HttpEnvironment } from '../http/HttpEnvironment.ts';
import { jsonResponse } from '../http/jsonResponse.ts';
import { type FaultRule, faultRuleSchema } from './FaultRule.ts';
import type { FaultRules } from './FaultRules.ts';

/** Where tests read and change the rules. */
export const faultsPath = '/__faults';

/** Names of this machine alone. A page of another site that has its own name point here does not use these. */
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Lets requests go wrong as the rules say, and has tests change the rules at `/__faults`. */
export function faultMiddleware(rules: FaultRules): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    const { pathname } = new URL(context.req.url);
    if (pathname === faultsPath) return manageRules(context, rules);
    const rule = rules.take(context.req.method, pathname);
    if (!rule) return next();
    return apply(rule, context, next);
  };
}

async function apply(
  { fault, delayMs, status }: FaultRule,
  context: Context<HttpEnvironment>,
  next: () => Promise<void>,
): Promise<Response | void> {
  switch (fault) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return next();
    case 'status':
      throw new ApiProblem(status, codes[status] ?? 'fault', `A fault with status ${status}, as the test asked for.`);
    case 'dropped':
      context.env.incoming?.socket.destroy();
      // Reaches a caller without a server alone.
      throw new ApiProblem(503, 'fault', 'A dropped connection, as the test asked for.');
    case 'malformed': {
      await next();
      const body = new Uint8Array(await context.res.arrayBuffer());
      const headers = new Headers(context.res.headers);
      headers.delete('content-length');
      context.res = new Response(body.subarray(0, Math.ceil(body.length / 2)), { status: context.res.status, headers });
    }
  }
}

/** The platform's own codes, by which clients tell errors apart. */
const codes: Readonly<Record<number, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  500: 'internal_error',
  503: 'unavailable',
};

async function manageRules(context: Context<HttpEnvironment>, rules: FaultRules): Promise<Response> {
  const { hostname, origin } = new URL(context.req.url);
  const from = context.req.header('origin');
  if (!loopbackNames.test(hostname) || (from !== undefined && from !== origin))
    throw new ApiProblem(
      403,
      'forbidden',
      'Faults are changed from this machine alone, and by no page of another site.',
    );
  if (context.req.method === 'PUT') rules.replace(await readRules(context));
  else if (context.req.method === 'DELETE') rules.replace([]);
  else if (context.req.method !== 'GET')
    throw new ApiProblem(405, 'method_not_allowed', 'Use GET, PUT or DELETE.', [], {
      headers: { allow: 'GET, PUT, DELETE' },
    });
  return jsonResponse(rules.list(), 200);
}

async function readRules(context: Context<HttpEnvironment>): Promise<FaultRule[]> {
  const given: unknown = await context.req.json().catch(() => undefined);
  const parsed = z.array(faultRuleSchema).max(100).safeParse(given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ApiProblem(400, 'invalid_request', 'Send a list of rules as JSON.', issues);
}

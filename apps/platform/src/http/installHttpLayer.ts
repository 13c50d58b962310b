import { randomUUID } from 'node:crypto';
import type { Context, Hono, Next } from 'hono';
import type { Logger } from 'pino';
import { diskFullText } from '../database/isDiskFull.ts';
import { type Metrics, noMetrics } from '../observability/Metrics.ts';
import { noTracing, type Tracing } from '../observability/Tracing.ts';
import { ApiProblem } from './ApiProblem.ts';
import type { HttpEnvironment } from './HttpEnvironment.ts';
import { problemResponse } from './problemResponse.ts';
import { apiContentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

/** Form of accepted request ids of clients, which prevents log injection. */
const requestIdPattern = /^[\w.-]{8,64}$/;

/** Retry-After when a dependency does not respond. */
const retryAfterSeconds = 5;

/** Options of the HTTP layer. */
export interface HttpLayerOptions {
  logger: Logger;
  /** Whether users reach the platform over TLS, for Strict-Transport-Security. Called for each request. */
  https: () => boolean;
  /** Whether pages may be shown in frames. Default false. */
  frameable?: boolean;
  /** Whether an error is a temporary failure of a dependency. Default: none is. */
  isTemporary?: (error: Error) => boolean;
  /** Whether an error means that the disk is full. Default: none does. */
  isDiskFull?: (error: Error) => boolean;
  /** Returns additional response headers. Default none. */
  headersOf?: (request: Request) => Readonly<Record<string, string>>;
  /** Receives each request. Default: none. */
  metrics?: Pick<Metrics, 'request'>;
  /** Receives each request as a span. Default: none. */
  tracing?: Tracing;
  /** Current time, milliseconds since the epoch. Default: the system clock. */
  now?: () => number;
}

/**
 * Adds the common parts of every response: request id, security headers, no caching of data, the log line, and problems
 * as JSON.
 */
export function installHttpLayer(
  app: Hono<HttpEnvironment>,
  {
    logger,
    https,
    frameable = false,
    isTemporary = () => false,
    isDiskFull = () => false,
    headersOf = () => ({}),
    metrics = noMetrics,
    tracing = noTracing,
    now = Date.now,
  }: HttpLayerOptions,
): void {
  app.use(async (context, next) => {
    const begun = now();
    const given = context.req.header('x-request-id') ?? '';
    const requestId = requestIdPattern.test(given) ? given : randomUUID();
    context.set('requestId', requestId);
    await traceRequest(tracing, context, next);
    for (const [name, value] of Object.entries(securityHeaders({ https: https(), frameable })))
      context.res.headers.set(name, value);
    if (!context.res.headers.has('content-security-policy'))
      context.res.headers.set('content-security-policy', apiContentSecurityPolicy);
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
    for (const [name, value] of Object.entries(headersOf(context.req.raw))) context.res.headers.set(name, value);
    context.res.headers.set('x-request-id', requestId);
    const ms = now() - begun;
    metrics.request({ route: context.get('route'), status: context.res.status, ms });
    writeLogLine(logger, context, ms);
  });
  app.notFound((context) =>
    problemResponse(new ApiProblem(404, 'not_found', 'There is nothing at this address.'), context.get('requestId')),
  );
  app.onError((error, context) => {
    const problem = problemOf(error, context, { logger, isTemporary, isDiskFull });
    return problemResponse(problem, context.get('requestId'));
  });
}

/** Traces a request. Problems are already responses here, so only the status identifies them. */
function traceRequest(tracing: Tracing, context: Context<HttpEnvironment>, next: Next): Promise<void> {
  const { method } = context.req;
  const request = {
    kind: 'request',
    attributes: { 'http.request.method': method },
    parent: context.req.header('traceparent'),
  } as const;
  return tracing.span(method, request, async ({ rename, set, fail }) => {
    await next();
    const route = context.get('route');
    if (route !== undefined) rename(route);
    const { status } = context.res;
    set({ 'http.route': route ?? 'other', 'http.response.status_code': status });
    if (status >= 500) fail(String(status));
  });
}

function problemOf(
  error: Error,
  context: Context<HttpEnvironment>,
  { logger, isTemporary, isDiskFull }: Required<Pick<HttpLayerOptions, 'logger' | 'isTemporary' | 'isDiskFull'>>,
): ApiProblem {
  if (error instanceof ApiProblem) {
    if (error.status >= 500 && error.cause !== undefined)
      logger.error({ err: error.cause, requestId: context.get('requestId') }, error.code);
    return error;
  }
  if (context.req.raw.signal.aborted)
    return new ApiProblem(499, 'client_closed_request', 'The client cancelled the request.');
  const about = { err: error, requestId: context.get('requestId'), route: context.get('route') };
  const headers = { 'retry-after': String(retryAfterSeconds) };
  if (isDiskFull(error)) {
    logger.error(about, 'DATA_DIR: the disk is full; nothing can be saved until there is room');
    return new ApiProblem(503, 'disk_full', diskFullText, [], { headers });
  }
  if (isTemporary(error)) {
    logger.error(about, 'unavailable');
    return new ApiProblem(503, 'unavailable', 'The service cannot answer at the moment. Try again.', [], { headers });
  }
  logger.error(about, 'unexpected error');
  return new ApiProblem(
    500,
    'internal_error',
    'Something failed on our side. Try again; if it happens again, report the request id.',
  );
}

function writeLogLine(logger: Logger, context: Context<HttpEnvironment>, ms: number): void {
  const route = context.get('route');
  if (route === undefined && context.res.status < 400) return;
  const level = context.res.status >= 500 ? 'error' : 'info';
  logger[level](
    {
      requestId: context.get('requestId'),
      method: context.req.method,
      route: route ?? 'other',
      status: context.res.status,
      ms,
      person: context.get('personId') ?? undefined,
    },
    'request',
  );
}

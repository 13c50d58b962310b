import { totalRowsHeader } from '@agency-insights/insights-api/contract';
import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { HttpEnvironment } from './HttpEnvironment.ts';

/** Max age of a preflight response in a browser, seconds. */
const keptForSeconds = 600;

/** Allows pages of some other origins to call with their user's session; all others are refused. */
export function allowAppOrigins(app: Hono<HttpEnvironment>, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allow = cors({
    origin: [...origins],
    credentials: true,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['accept', 'authorization', 'content-type', 'idempotency-key', 'x-request-id'],
    exposeHeaders: ['content-disposition', 'date', 'retry-after', 'server-timing', totalRowsHeader, 'x-request-id'],
    maxAge: keptForSeconds,
  });
  app.use('/api/*', (context, next) =>
    origins.includes(context.req.header('origin') ?? '') ? allow(context, next) : next(),
  );
}

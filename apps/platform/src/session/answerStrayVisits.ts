import type { Hono } from 'hono';
import type { HttpEnvironment } from '../http/HttpEnvironment.ts';
import { providerId } from './SessionContext.ts';
import { errorPage, noPage } from './sessionPages.ts';

const unknownStatuses = [404, 405];

/**
 * Answers a person who opens an address of the session routes that does not exist, or that takes another method, with a
 * page and a way on. Programs get the JSON of every other address.
 */
export function answerStrayVisits(app: Hono<HttpEnvironment>): void {
  app.use('/api/auth/*', async (context, next) => {
    await next();
    const { res, req } = context;
    const isJson = res.headers.get('content-type')?.includes('json') ?? false;
    if (!unknownStatuses.includes(res.status) || !isJson) return;
    if (!(req.header('accept') ?? '').includes('text/html')) return;
    context.res = namesOtherProvider(req.path) ? errorPage('UnknownProvider', 404) : noPage(res.status);
  });
}

function namesOtherProvider(path: string): boolean {
  const [, provider] = /^\/api\/auth\/(?:signin|callback)\/([^/]+)$/.exec(path) ?? [];
  return provider !== undefined && provider !== providerId;
}

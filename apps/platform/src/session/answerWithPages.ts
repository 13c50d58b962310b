import { problemSchema } from '@agency-insights/insights-api/contract';
import type { Hono } from 'hono';
import type { HttpEnvironment } from '../http/HttpEnvironment.ts';
import { providerId } from './SessionContext.ts';
import { inAppearanceOf } from '../pages/pageAppearance.ts';
import { inLanguageOf } from '../pages/pageWords.ts';
import { errorPage, noPage, problemPage } from './sessionPages.ts';

const unknownStatuses = [404, 405];

/** Responds to a refused browser with a page and a link. Programs get the usual JSON. */
export function answerWithPages(app: Hono<HttpEnvironment>): void {
  app.use('/api/auth/*', (context, next) =>
    inLanguageOf(context.req.header('accept-language'), () =>
      inAppearanceOf(context.req.header('cookie'), async () => {
        await next();
        const { res, req } = context;
        const isJson = res.headers.get('content-type')?.includes('json') ?? false;
        if (res.status < 400 || !isJson || !(req.header('accept') ?? '').includes('text/html')) return;
        if (namesOtherProvider(req.path)) context.res = errorPage('UnknownProvider', 404);
        else if (unknownStatuses.includes(res.status)) context.res = noPage(res.status);
        else context.res = problemPage(problemSchema.parse(await res.json()), res.status, pageToTryAgain(req.path));
      }),
    ),
  );
}

function namesOtherProvider(path: string): boolean {
  const [, provider] = /^\/api\/auth\/(?:signin|callback)\/([^/]+)$/.exec(path) ?? [];
  return provider !== undefined && provider !== providerId;
}

/** Path of the page whose form a browser sent. */
function pageToTryAgain(path: string): string {
  return path.startsWith('/api/auth/signout') ? '/api/auth/signout' : '/api/auth/signin';
}

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AnalyticsConfig } from '../config/PlatformConfig.ts';
import { pageContentSecurityPolicy } from '../http/securityHeaders.ts';
import { pageResponse } from '../pages/renderPage.ts';
import { injectMeta } from './injectMeta.ts';
import { readWebFile } from './readWebFile.ts';

/** Location and settings of the web app. */
export interface WebAppOptions {
  /** Absolute path of the built web app. */
  webDir: string;
  /** The platform's address as browsers see it. */
  publicUrl: () => string;
  /** Origins to which forms of the app may redirect. */
  formTargets: () => readonly string[];
  /** Origins whose pages the app embeds in frames. */
  frameSources: () => readonly string[];
  /** The analytics agent of the pages; null: none. */
  analytics: AnalyticsConfig | null;
}

/** Responds to a request with a file of the web app, or its page for a navigation; null for anything else. */
export type WebApp = (request: Request) => Promise<Response | null>;

/** Serves the built web app: files unchanged, and index.html with a new nonce for every address that a user opens. */
export function createWebApp(options: WebAppOptions): WebApp {
  const { webDir, publicUrl, formTargets, frameSources } = options;
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const url = new URL(request.url);
    const navigation = isNavigation(request);
    if (navigation && isOtherNameOfThisMachine(url, publicUrl())) {
      return new Response(null, {
        status: 302,
        headers: { location: `${publicUrl()}${url.pathname.replace(/^\/+/, '/')}${url.search}` },
      });
    }
    if (url.pathname !== '/' && url.pathname !== '/index.html') {
      const file = await readWebFile(webDir, url.pathname, request);
      if (file !== null) return file;
    }
    return navigation ? answerPage(asksForPrivacy(request) ? null : options.analytics) : null;
  };

  async function answerPage(analytics: AnalyticsConfig | null): Promise<Response> {
    const html = await readFile(path.join(webDir, 'index.html'), 'utf8').catch(() => null);
    if (html === null) {
      return pageResponse(
        {
          title: 'The web app is not built',
          content:
            '<p>The platform runs, but the folder with the web app is empty. End it and run <code>npm start</code>, which builds the app.</p>',
        },
        503,
      );
    }
    const nonce = randomBytes(16).toString('base64');
    return new Response(injectMeta(html, { 'csp-nonce': nonce, ...agentMeta(analytics) }), {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pageContentSecurityPolicy({
          nonce,
          formTargets: formTargets(),
          frameSources: frameSources(),
          agentOrigin: analytics?.origin ?? null,
        }),
        'cache-control': 'no-store',
      },
    });
  }
}

/** Address of the analytics agent. */
function agentMeta(analytics: AnalyticsConfig | null): Record<string, string> {
  return analytics === null ? {} : { 'analytics-key': analytics.key, 'analytics-origin': analytics.origin };
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
function asksForPrivacy({ headers }: Request): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1';
}

/** Whether a request is a user's navigation, not a page loading a resource. */
function isNavigation(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate';
  const accepted = request.headers.get('accept') ?? '*/*';
  return accepted.includes('text/html') || (accepted.includes('*/*') && new URL(request.url).pathname === '/');
}

/** Redirects from 127.0.0.1 to localhost, because the two do not share cookies. */
function isOtherNameOfThisMachine(url: URL, publicUrl: string): boolean {
  const expected = new URL(publicUrl);
  return (
    url.hostname !== expected.hostname &&
    isLoopbackName(url.hostname) &&
    isLoopbackName(expected.hostname) &&
    url.port === expected.port
  );
}

function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

import { randomBytes } from 'node:crypto';
import { escapeHtml } from './escapeHtml.ts';
import { fontFaces } from './pageFont.ts';
import { pageAppearance } from './pageAppearance.ts';
import { pageStyles } from './pageStyles.ts';
import { pageLanguage, pageWords } from './pageWords.ts';

/** The product's logo, as in the app's bar. */
const logo =
  '<svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#2e8540"/><path d="M16 6.5 23.6 25h-3.5l-1.7-4.4h-4.9L11.8 25H8.4L16 6.5Zm0 5.3-2.1 5.9h4.2L16 11.8Z" fill="#ffffff"/></svg>';

/** The content of a page. */
export interface PageOptions {
  /** Title of the window and heading of the card, in English: the page shows it in its own language. */
  title: string;
  /** HTML of the card below the heading; the caller escapes external text. */
  content: string;
  /** Origins to which forms of the page redirect, besides the page's own. */
  formTargets?: readonly string[];
  /** Paths of optional scripts, in order. */
  scripts?: readonly string[];
  /** Whether the card is wide enough for lists. Default false. */
  isWide?: boolean;
}

/** A rendered page. */
export interface Page {
  html: string;
  /** Response headers, with a policy that only allows this page's styles and forms. */
  headers: Record<string, string>;
}

/** Renders a page in the product's design: a card with a heading on a plain background. */
export function renderPage({
  title: englishTitle,
  content,
  formTargets = [],
  scripts = [],
  isWide = false,
}: PageOptions): Page {
  const nonce = randomBytes(16).toString('base64');
  const title = pageWords(englishTitle);
  const appearance = pageAppearance();
  const schemes = appearance === null ? 'light dark' : appearance === 'dark' ? 'dark' : 'light';
  const html = `<!doctype html>
<html lang="${pageLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes}">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Agency Insights</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${fontFaces}${pageStyles(appearance)}</style>
${scripts.map((path) => `<script src="${escapeHtml(path)}" defer></script>`).join('\n')}
</head>
<body>
<header class="brand">${logo}<span>Agency Insights</span></header>
<main class="card${isWide ? ' wide' : ''}">
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "font-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  };
}

/** Returns the page as a response. */
export function pageResponse(
  options: PageOptions,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const page = renderPage(options);
  return new Response(page.html, { status, headers: { ...page.headers, ...headers } });
}

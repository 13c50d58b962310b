import { randomBytes } from 'node:crypto';
import { escapeHtml } from './escapeHtml.ts';
import { fontFaces } from './pageFont.ts';
import { pageStyles } from './pageStyles.ts';
import { pageLanguage, pageWords } from './pageWords.ts';

/** The product's mark, as the product's own bar shows it. */
const logo =
  '<svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#2e8540"/><path d="M16 6.5 23.6 25h-3.5l-1.7-4.4h-4.9L11.8 25H8.4L16 6.5Zm0 5.3-2.1 5.9h4.2L16 11.8Z" fill="#ffffff"/></svg>';

/** The content of a page. */
export interface PageOptions {
  /** Title of the window and heading of the card, in English: the page shows it in its own language. */
  title: string;
  /** HTML of the card below the heading: the caller escapes text from outside. */
  content: string;
  /** Origins that forms of the page end up at, besides the page's own. */
  formTargets?: readonly string[];
  /** Paths of scripts that the page works better with, in their order. */
  scripts?: readonly string[];
  /** The card is wide enough for lists. Default false. */
  isWide?: boolean;
}

/** A page that is ready to be sent. */
export interface Page {
  html: string;
  /** Headers of the answer, with a policy that allows this page's styles and forms and nothing else. */
  headers: Record<string, string>;
}

/** A small page of the product's look: a card with a heading on a plain ground. */
export function renderPage({
  title: englishTitle,
  content,
  formTargets = [],
  scripts = [],
  isWide = false,
}: PageOptions): Page {
  const nonce = randomBytes(16).toString('base64');
  const title = pageWords(englishTitle);
  const html = `<!doctype html>
<html lang="${pageLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – Agency Insights</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${fontFaces}${pageStyles}</style>
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

/** The page as an answer. */
export function pageResponse(
  options: PageOptions,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const page = renderPage(options);
  return new Response(page.html, { status, headers: { ...page.headers, ...headers } });
}

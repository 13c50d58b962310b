import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../../pages/escapeHtml.ts';
import { pageLanguage } from '../../pages/pageWords.ts';
import type { EmbedRefusal } from './EmbedRefusal.ts';

const styles = `
:root { color-scheme: light dark; --ground: #fff; --ink: #14202b; --quiet: #51606f; }
@media (prefers-color-scheme: dark) { :root { --ground: #131f2b; --ink: #e8eef4; --quiet: #a3b2c0; } }
body { margin: 0; padding: 32px 24px; background: var(--ground); color: var(--ink); font: 400 14px/1.5 Roboto, system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; font-weight: 500; overflow-wrap: anywhere; }
p { margin: 0; max-width: 60ch; color: var(--quiet); }
`;

/**
 * Renders a refusal as a page inside the frame, and sends the message `session:status` to the parent page. `host`: the
 * origin that gets the message; null if no allowed origin is known.
 */
export function renderRefusal(refusal: EmbedRefusal, host: string | null): Response {
  const nonce = randomBytes(16).toString('base64');
  const message = JSON.stringify({
    type: 'session:status',
    session_ttl: 0,
    expired: refusal.code === 'session',
    interrupted: true,
    recoverable: refusal.isRecoverable,
    reason: refusal.code,
  });
  const script =
    host === null
      ? ''
      : `<script nonce="${nonce}">if (parent !== window) parent.postMessage(${scriptText(message)}, ${scriptText(host)});</script>`;
  const html = `<!doctype html>
<html lang="${pageLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(refusal.title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main role="alert">
<h1>${escapeHtml(refusal.title)}</h1>
<p>${escapeHtml(refusal.text)}</p>
</main>
${script}
</body>
</html>
`;
  // The page contains no data, so any site may show it instead of a blank frame.
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
  return new Response(html, {
    status: refusal.status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

/** Escapes a text as a JavaScript string that cannot close the script element. */
function scriptText(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

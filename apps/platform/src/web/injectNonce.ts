const meta = /<meta\s+name="csp-nonce"[^>]*>/i;

/**
 * Puts an answer's nonce into the page as `<meta name="csp-nonce">`, where the app reads it for the styles that it adds:
 * in place of the page's own mark, and where it has none, at the start of its head.
 */
export function injectNonce(html: string, nonce: string): string {
  const tag = `<meta name="csp-nonce" content="${nonce}">`;
  return meta.test(html) ? html.replace(meta, () => tag) : html.replace(/<head[^>]*>/i, (head) => head + tag);
}

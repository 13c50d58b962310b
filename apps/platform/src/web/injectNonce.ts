const placeholder = '__CSP_NONCE__';

/**
 * Puts an answer's nonce into the page: in place of `__CSP_NONCE__`, and where the page has no such mark, as
 * `<meta name="csp-nonce">` at the start of its head, where the app reads it for the styles that it adds.
 */
export function injectNonce(html: string, nonce: string): string {
  if (html.includes(placeholder)) return html.replaceAll(placeholder, () => nonce);
  return html.replace(/<head[^>]*>/i, (head) => `${head}<meta name="csp-nonce" content="${nonce}">`);
}

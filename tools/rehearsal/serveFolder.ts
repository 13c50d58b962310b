import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The policy of `isStrict`: scripts and styles by nonce alone, no text becomes code or markup. */
const strictPolicy = (nonce: string) =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; img-src 'self' data:; ` +
  `font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;

/**
 * Serves a built page on loopback.
 * @param isStrict Whether to send a strict Content-Security-Policy with Trusted Types; `__NONCE__` in the page becomes its nonce.
 */
export async function serveFolder(folder: string, isStrict: boolean): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page.test');
    const file = path.join(folder, pathname.endsWith('/') ? 'index.html' : path.normalize(pathname));
    const content = await readFile(file).catch(() => null);
    if (content === null) return response.writeHead(404).end();
    const nonce = randomBytes(16).toString('base64');
    const isPage = file.endsWith('.html');
    if (isPage && isStrict) response.setHeader('content-security-policy', strictPolicy(nonce));
    response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream');
    return response.end(
      isPage
        ? content.toString().replaceAll('__NONCE__', nonce).replaceAll('<script ', `<script nonce="${nonce}" `)
        : content,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

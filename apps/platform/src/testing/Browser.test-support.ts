import { request } from 'node:http';
import { Readable } from 'node:stream';
import { parse } from 'hono/utils/cookie';

interface Cookie {
  value: string;
  path: string;
  /** Milliseconds since the epoch; Infinity: ends with the browser. */
  expiresAt: number;
}

/** An answer that a browser has loaded, after all redirects. */
export interface LoadedPage {
  url: string;
  status: number;
  html: string;
  headers: Headers;
}

/** Headers of a user who opens an address. */
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

/** A browser without a screen: keeps cookies as browsers do (by host and path, whatever the port) and follows redirects. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();

  /** One request with this browser's cookies; redirects are answered as they are. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const headers = new Headers(new Request(address, init).headers);
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const cookie = [...this.cookies].filter(
      ([, { path, expiresAt }]) => url.pathname.startsWith(path) && expiresAt > Date.now(),
    );
    if (cookie.length > 0) headers.set('cookie', cookie.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const response = await send(url, init, headers);
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  /** Opens an address as a user does and follows redirects to the page at the end. */
  async open(address: string, init: RequestInit = {}): Promise<LoadedPage> {
    let url = address;
    let response = await this.fetch(url, { ...init, headers: { ...navigation, ...init.headers } });
    for (let hops = 0; response.status >= 300 && response.status < 400; hops += 1) {
      if (hops > 15) throw new Error(`Too many redirects, last to ${url}`);
      await response.body?.cancel();
      url = new URL(response.headers.get('location') ?? '/', url).href;
      response = await this.fetch(url, { headers: navigation });
    }
    return { url, status: response.status, html: await response.text(), headers: response.headers };
  }

  /** Sends the one form of a page with its hidden fields and the given ones. */
  async submit(page: LoadedPage, fields: Record<string, string> = {}): Promise<LoadedPage> {
    const form = /<form[^>]*method="post"[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/.exec(page.html);
    if (form === null) throw new Error(`There is no form at ${page.url}: ${page.html}`);
    const hidden: [string, string][] = [
      ...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g),
    ].map(([, name, value]) => [name ?? '', unescape(value ?? '')]);
    const body = new URLSearchParams([...hidden, ...Object.entries(fields)]);
    return this.open(new URL(unescape(form[1] ?? ''), page.url).href, {
      method: 'POST',
      body,
      headers: { origin: new URL(page.url).origin },
    });
  }

  /** GET as a script of the app does, with the answer's JSON. */
  async json<T = Record<string, unknown>>(address: string, init: RequestInit = {}): Promise<T> {
    const response = await this.fetch(address, init);
    return (await response.json()) as T;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = Object.values(parse(pair))[0] ?? '';
    const attribute = (wanted: string): string | undefined =>
      attributes.find((part) => part.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const maxAge = attribute('max-age');
    const expires = attribute('expires');
    const expiresAt =
      maxAge !== undefined
        ? Date.now() + Number(maxAge) * 1000
        : expires !== undefined
          ? Date.parse(expires)
          : Infinity;
    if (expiresAt <= Date.now()) this.cookies.delete(name);
    else this.cookies.set(name, { value, path: attribute('path') ?? '/', expiresAt });
  }
}

/** Node's own fetch says `sec-fetch-mode: cors` of every request, which browsers do not. */
async function send(url: URL, init: RequestInit, headers: Headers): Promise<Response> {
  const body = Buffer.from(await new Request(url, { ...init, headers }).arrayBuffer());
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { method: init.method ?? 'GET', headers: Object.fromEntries(headers) },
      (incoming) => {
        const status = incoming.statusCode ?? 0;
        const answered = new Headers(
          Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
            values.map((value): [string, string] => [name, value]),
          ),
        );
        const hasBody = status !== 204 && status !== 304;
        resolve(
          new Response(hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null, {
            status,
            headers: answered,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    if (body.length > 0) outgoing.setHeader('content-length', body.length);
    outgoing.end(body);
  });
}

function unescape(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

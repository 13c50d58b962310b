import type { EndpointId, EndpointResponse } from '@agency-insights/insights-api/contract';
import { type Endpoint, endpoints } from '@agency-insights/insights-api/contract';
import { Browser } from '../testing/Browser.test-support.ts';
import type { TestPlatform } from '../testing/startPlatform.test-support.ts';

/** The path parameters, query and body of a call. */
export interface CallParts {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON, form fields, or a form with a file, as the call takes it. */
  body?: unknown;
}

/** An answer with its JSON. */
export interface Answer<T> {
  status: number;
  body: T;
}

interface Refusal {
  error: { code: string; message: string; issues?: { path: string; message: string }[] };
}

/** Possible fields of a response, success or refusal. */
type BodyOf<K extends EndpointId> = (EndpointResponse<K> extends undefined ? unknown : EndpointResponse<K>) & Refusal;

/** Calls a row of the endpoint table with these headers. */
export async function callEndpoint<K extends EndpointId>(
  platform: Pick<TestPlatform, 'url'>,
  id: K,
  headers: Record<string, string>,
  { params = {}, query = {}, body }: CallParts = {},
): Promise<Answer<BodyOf<K>>> {
  const endpoint: Endpoint = endpoints[id];
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${platform.url}${path}${search === '' ? '' : `?${search}`}`, {
    method: endpoint.method,
    ...bodyOf(endpoint, body, headers),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: (isJson ? JSON.parse(text) : text) as BodyOf<K> };
}

function bodyOf({ encoding }: Endpoint, body: unknown, headers: Record<string, string>): RequestInit {
  if (encoding === 'none' || body === undefined) return { headers };
  if (encoding === 'multipart') return { headers, body: body as FormData };
  if (encoding === 'form') return { headers, body: new URLSearchParams(body as Record<string, string>) };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { headers: { ...headers, 'content-type': 'application/json' }, body: text };
}

/** A form with one csv file. */
export function csvForm(text: string, field = 'file'): FormData {
  const form = new FormData();
  form.set(field, new Blob([text], { type: 'text/csv' }), 'people.csv');
  return form;
}

/** Sets a password by a link, as its owner does; returns the page that follows. */
export async function setPassword(url: string, password: string, browser = new Browser()) {
  return browser.submit(await browser.open(url), { password });
}

import { type Endpoint, type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import { takesToken } from '../endpoints/takesToken.ts';
import { callExamples } from './callExamples.ts';

const variable = /\$[A-Z_]+/g;

/** Returns the example of a call as a curl command, with the variables that the page introduces. */
export function curlOf(id: EndpointId): string {
  const endpoint: Endpoint = endpoints[id];
  const { params = {}, query = {}, body, cookies = false } = callExamples[id];
  const base = endpoint.server === 'dashboards' ? '$DASHBOARDS' : '$URL';
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_hole, name: string) => encode(params[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
  return [
    'curl',
    ...(endpoint.method === 'GET' || (endpoint.method === 'POST' && body !== undefined) ? [] : ['-X', endpoint.method]),
    `"${base}${path}${search.length > 0 ? `?${search.join('&')}` : ''}"`,
    ...(takesToken(endpoint) ? [endpoint.server === 'dashboards' ? '-H "$FRAME"' : '-H "$AUTH"'] : []),
    ...(cookies ? ['-b cookies.txt'] : []),
    ...bodyOf(endpoint, body),
  ].join(' ');
}

function bodyOf({ encoding }: Endpoint, body: unknown): string[] {
  if (body === undefined) return [];
  if (encoding === 'multipart') return ['-F file=@people.csv'];
  if (encoding === 'form')
    return Object.entries(body as Record<string, string>).map(([name, value]) => `-d "${name}=${value}"`);
  const text = JSON.stringify(body).replaceAll(variable, (name) => `'${name}'`);
  return ['-H "$JSON"', `-d '${text}'`];
}

/** Encodes text for a URL, except shell variables. */
function encode(text: string): string {
  return text
    .split(/(\$[A-Z_]+)/)
    .map((part) => (part.startsWith('$') ? part : encodeURIComponent(part)))
    .join('');
}

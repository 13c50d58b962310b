import { type Endpoint, type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import { addressOf } from '../api-docs/createCallMaker.test-support.ts';
import type { TestPlatform } from '../testing/startPlatform.test-support.ts';
import { type HostileCall, textsOf } from './hostileCall.ts';
import type { AttackRequest } from './sendRequest.ts';

const boundary = 'hostile-boundary';

const mediaTypes = {
  none: undefined,
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: `multipart/form-data; boundary=${boundary}`,
} as const satisfies Record<Endpoint['encoding'], string | undefined>;

/** Converts a hostile call to a request with the caller's headers. */
export function requestOf(
  platform: Pick<TestPlatform, 'url' | 'dashboardsUrl'>,
  id: EndpointId,
  call: HostileCall,
  headers: Readonly<Record<string, string>>,
): AttackRequest {
  const { method, encoding }: Endpoint = endpoints[id];
  const mediaType = mediaTypes[encoding];
  const body = mediaType === undefined ? undefined : (call.raw ?? textOf(encoding, call.body));
  return {
    method,
    url: addressOf(platform, id, call),
    headers: {
      accept: 'application/json',
      ...(mediaType && { 'content-type': mediaType }),
      ...call.headers,
      ...headers,
    },
    ...(body !== undefined && { body }),
  };
}

function textOf(encoding: Endpoint['encoding'], body: unknown): string {
  if (encoding === 'form') return new URLSearchParams(textsOf(body)).toString();
  if (encoding === 'json') return JSON.stringify(body) ?? '';
  const { file = '' } = textsOf(body);
  const head = 'content-disposition: form-data; name="file"; filename="people.csv"\r\ncontent-type: text/csv';
  return `--${boundary}\r\n${head}\r\n\r\n${file}\r\n--${boundary}--\r\n`;
}

import { HttpError } from '../errors/HttpError.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import type { CallOptions } from '../gateway/createEndpointCaller.ts';
import type { Gateway } from '../gateway/createGateway.ts';

/** Dependencies of `fetchExportFile`. */
export interface ExportFileSource {
  gateway: Gateway;
  fetch?: typeof fetch;
}

/**
 * Fetches the file of an export: a path with the caller's credentials, a signed address of another origin without them.
 */
export async function fetchExportFile(
  url: string,
  source: ExportFileSource,
  { signal, retry }: CallOptions = {},
): Promise<Blob> {
  const response = isPath(url)
    ? await source.gateway.send({ path: url, signal, retry })
    : await fetchElsewhere(url, source.fetch ?? ((input, init) => fetch(input, init)), signal);
  try {
    return await response.blob();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError({ cause });
  }
}

async function fetchElsewhere(url: string, send: typeof fetch, signal?: AbortSignal): Promise<Response> {
  let response: Response;
  try {
    response = await send(url, { signal, credentials: 'omit' });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError({ cause });
  }
  if (!response.ok) throw new HttpError(response.status);
  return response;
}

function isPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

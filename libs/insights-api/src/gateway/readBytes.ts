import { NetworkError } from '../errors/NetworkError.ts';

/** Progress of a response. */
export interface ReadProgress {
  /** Bytes so far, after decompression. */
  receivedBytes: number;
  /** Total bytes; null if unknown or compressed. */
  totalBytes: number | null;
}

/** Reads a whole body, and reports the progress. Throws NetworkError if it is truncated. */
export async function readBytes(
  response: Response,
  onProgress: (progress: ReadProgress) => void,
  signal?: AbortSignal,
): Promise<Uint8Array> {
  const totalBytes = lengthOf(response.headers);
  const parts: Uint8Array[] = [];
  let receivedBytes = 0;
  try {
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value);
      receivedBytes += part.value.byteLength;
      onProgress({ receivedBytes, totalBytes });
    }
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NetworkError({ cause });
  }
  return join(parts, receivedBytes);
}

function lengthOf(headers: Headers): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

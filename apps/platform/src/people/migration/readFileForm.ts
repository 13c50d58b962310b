import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { ApiProblem } from '../../http/ApiProblem.ts';

/** Inputs of reading a file form. */
export interface FileFormOptions {
  /** Max bytes of the file. */
  maxBytes: number;
  /** Called with each received chunk of the file. */
  onPiece: (piece: Buffer) => void;
}

/**
 * Reads a form with one file in the field `file`, in chunks. Throws a 400 if the form contains anything else or ends
 * early, and a 413 if the file is too long; the rest is then not read.
 */
export async function readFileForm(request: Request, { maxBytes, onPiece }: FileFormOptions): Promise<void> {
  const body = Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>);
  try {
    await new Promise<void>((resolve, reject) => {
      const form = formOf(request, maxBytes);
      let files = 0;
      form.on('file', (field, file) => {
        files += 1;
        if (field !== 'file' || files > 1) return reject(refuse('The form may have one file, in the field "file".'));
        file.on('data', onPiece);
        file.on('limit', () => reject(tooLong(maxBytes)));
        file.on('error', reject);
      });
      form.on('field', (name) =>
        reject(refuse(`The form may contain only one file; "${name.slice(0, 100)}" is none.`)),
      );
      form.on('finish', () =>
        files === 0 ? reject(refuse('The form has no file. Send it in the field "file".')) : resolve(),
      );
      form.on('error', () => reject(refuse('The form cannot be read: it ends early or is not well formed.')));
      body.on('error', reject);
      body.pipe(form);
    });
  } finally {
    body.unpipe();
    body.destroy();
  }
}

function formOf(request: Request, maxBytes: number) {
  try {
    return new Busboy({
      headers: Object.fromEntries(request.headers) as unknown as BusboyHeaders,
      limits: { fileSize: maxBytes, files: 2, fields: 2, fieldSize: 1_000, headerPairs: 20 },
    });
  } catch {
    throw refuse('The Content-Type of the form lacks the boundary between its parts.');
  }
}

function refuse(message: string): ApiProblem {
  return new ApiProblem(400, 'invalid_request', message, [{ path: 'file', message }]);
}

function tooLong(maxBytes: number): ApiProblem {
  const message = `The file is longer than ${maxBytes} bytes. Send it in parts.`;
  return new ApiProblem(413, 'body_too_large', message, [{ path: 'file', message }]);
}

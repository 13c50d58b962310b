import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Precompressed encodings, best first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/** Names with a content hash of the build: `index-B1x9Qz_k.js`. */
const hashedName = /-[\w-]{8}\.[a-z0-9]+$/;

/**
 * Returns a file of the web app as a response, precompressed if the build created such a file. Null if the file does
 * not exist, is outside the folder, is hidden, or has a type that the app does not use. Reads the whole file instead of
 * streaming it, so that an unread response keeps no file open. HEAD reads nothing.
 */
export async function readWebFile(
  webDir: string,
  pathname: string,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): Promise<Response | null> {
  const file = resolveFile(webDir, pathname);
  const mediaType = file === null ? undefined : mediaTypes[path.extname(file)];
  if (file === null || mediaType === undefined) return null;
  const form = await findForm(file, headers.get('accept-encoding') ?? '');
  if (form === null) return null;
  const answer = {
    'content-type': mediaType,
    'cache-control': isHashed(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: form.etag,
    vary: 'Accept-Encoding',
    ...(form.encoding === null ? {} : { 'content-encoding': form.encoding }),
  };
  if (headers.get('if-none-match') === form.etag) return new Response(null, { status: 304, headers: answer });
  const body = method === 'HEAD' ? null : await readFile(form.file);
  return new Response(body, { headers: { ...answer, 'content-length': String(body?.length ?? form.size) } });
}

function resolveFile(webDir: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\0\\]/.test(decoded) || decoded.split('/').some((part) => part.startsWith('.'))) return null;
  const file = path.join(webDir, decoded);
  return file.startsWith(webDir + path.sep) ? file : null;
}

interface FileForm {
  file: string;
  size: number;
  etag: string;
  encoding: string | null;
}

async function findForm(file: string, accepted: string): Promise<FileForm | null> {
  for (const { name, suffix } of encodings) {
    const form = accepts(accepted, name) ? await describe(file + suffix, name) : null;
    if (form !== null) return form;
  }
  return describe(file, null);
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, weight = ''] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
}

async function describe(file: string, encoding: string | null): Promise<FileForm | null> {
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile()) return null;
  return {
    file,
    size: found.size,
    encoding,
    etag: `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}${encoding === null ? '' : `-${encoding}`}"`,
  };
}

function isHashed(pathname: string): boolean {
  return pathname.startsWith('/assets/') && hashedName.test(pathname);
}

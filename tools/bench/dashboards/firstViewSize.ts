import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Returns the gzip bytes that the frame loads before it draws: its page and the referenced files. */
export async function firstViewSize(dist: string): Promise<number> {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const files = await Promise.all([...new Set(named)].map((file) => readFile(path.join(dist, file))));
  return [Buffer.from(html), ...files].reduce((sum, bytes) => sum + gzipSync(bytes).length, 0);
}

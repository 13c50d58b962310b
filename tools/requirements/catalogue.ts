import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { idsOfCatalogue } from './coverage.ts';

/** Where the reasons stand, from the workspace's root. */
export const openListFile = 'docs/open-requirements.md';

/** The ids that the catalogue defines, in its order. */
export function readCatalogue(): string[] {
  const folder = path.join(root, 'docs/requirements');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return idsOfCatalogue(
    files
      .sort()
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('\n'),
  );
}

/** The ids that say why no test names them. */
export function readOpenIds(): string[] {
  return idsOfCatalogue(readFileSync(path.join(root, openListFile), 'utf8'));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bootstrap.mjs';
import { idsOfCatalogue } from './coverage.ts';
import { listedIds, type ListedIds } from './listedIds.ts';

/** Path of the list of open requirements, from the workspace's root. */
export const openListFile = 'docs/open-requirements.md';

/** Returns the ids that the catalogue defines, in its order. */
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

/** Returns the ids of the project's list of open requirements. */
export function readListedIds(): ListedIds {
  return listedIds(readFileSync(path.join(root, openListFile), 'utf8'));
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { budgets } from '../packages/budgets.ts';
import { importSize } from './importSize.ts';

/** Size of an entry of a package. */
export interface EntrySize {
  /** How it is imported: `@agency-insights/form-renderer/filters`. */
  entry: string;
  /** Initial size of importing all of it in KB of gzip, without React, MUI and our other packages. */
  sizeKb: number;
  /** The most that it may weigh when it is built; undefined where only parts of it are held to a size. */
  budgetKb: number | undefined;
}

interface Manifest {
  name: string;
  exports?: Record<string, { '@agency-insights/source'?: string } | string>;
}

/** The sizes of all entries of the libraries, measured from their sources. */
export async function entrySizes(librariesFolder: string): Promise<EntrySize[]> {
  const entries = readdirSync(librariesFolder)
    .sort()
    .flatMap((library) => entriesOf(path.join(librariesFolder, library)));
  return Promise.all(entries.map(async ({ source, ...entry }) => ({ ...entry, sizeKb: await importSize(source) })));
}

function entriesOf(folder: string) {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  return Object.entries(manifest.exports ?? {}).flatMap(([subPath, target]) => {
    const source = typeof target === 'object' ? target['@agency-insights/source'] : undefined;
    if (!source || !/\.tsx?$/.test(source)) return [];
    return {
      entry: path.posix.join(manifest.name, subPath),
      source: path.join(folder, source),
      budgetKb: budgets[path.basename(folder)]?.[subPath],
    };
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the built app makes a browser fetch, in KB of gzip. */
export interface AppSizes {
  /** What the home page loads. */
  firstRoute: number;
  /** What Find agencies loads on top of that to show agencies. */
  findAgencies: number;
  /** Additional size of its filter panel, which loads after the first render, with the calendar. */
  filterPanel: number;
}

/** What the page of an embedded dashboard loads before it shows its numbers, in KB of gzip. */
export function frameSize(folder: string): number {
  const assets = path.join(folder, 'assets');
  return sizeOf(assets, withImports(assets, entriesOf(folder)));
}

/** Modules that load without a user action: those of the screen, and the reader of its results. */
const findAgenciesParts = ['FindAgenciesPage', 'readArrowStream'];
const filterPanelParts = ['FilterPanel', 'DateRangePanel'];

/** Measures the app's build in a folder. Throws where the build is not there or its chunks have other names. */
export function appSizes(folder: string): AppSizes {
  const assets = path.join(folder, 'assets');
  const firstRoute = withImports(assets, entriesOf(folder));
  const chunksOf = (parts: readonly string[]) =>
    withImports(
      assets,
      parts.map((part) => chunkOf(assets, part)),
    );
  const screen = chunksOf(findAgenciesParts);
  const panel = chunksOf(filterPanelParts);
  return {
    firstRoute: sizeOf(assets, firstRoute),
    findAgencies: sizeOf(assets, without(screen, firstRoute)),
    filterPanel: sizeOf(assets, without(without(panel, screen), firstRoute)),
  };
}

/** The scripts that the page of a build names. */
function entriesOf(folder: string): string[] {
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const entries = [...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].flatMap(([, name]) => name ?? []);
  if (entries.length === 0) throw new Error(`${folder}/index.html loads no script: run \`npm test -- build\` first.`);
  return entries;
}

function without(files: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !others.has(file)));
}

function chunkOf(assets: string, part: string): string {
  const name = readdirSync(assets).find((file) => file.startsWith(`${part}-`) && file.endsWith('.js'));
  if (name === undefined) throw new Error(`The app's build has no chunk "${part}".`);
  return name;
}

/** Files with all that they import statically. */
function withImports(assets: string, files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(path.join(assets, file), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      if (imported) visit(imported);
  };
  files.forEach(visit);
  return found;
}

function sizeOf(assets: string, files: ReadonlySet<string>): number {
  return (
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(assets, file)), { level: 9 }).length, 0) /
    1000
  );
}

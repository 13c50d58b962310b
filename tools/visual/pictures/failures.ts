import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Variant } from './baselines.ts';

/** Files of a failed picture. */
export interface FailedPicture {
  /** The baseline; undefined if the story has none yet. */
  expected?: Uint8Array;
  /** Kind of picture. */
  actual: Uint8Array;
  /** The difference image. */
  difference?: Uint8Array;
}

/** The pictures that failed in one run: a folder each, and a page that shows them all. */
export interface Failures {
  /** Stores a failed picture; returns its folder. */
  keep(storyId: string, variant: Variant, pictures: FailedPicture): string;
  /** Writes the page; returns its path, or undefined without failures. */
  writePage(): string | undefined;
  /** Deletes the failures of the previous run. */
  clear(): void;
}

/** The failures in a folder. */
export function failuresIn(folder: string): Failures {
  return {
    keep(storyId, variant, { expected, actual, difference }) {
      const own = path.join(folder, `${storyId}.${variant}`);
      mkdirSync(own, { recursive: true });
      if (expected) writeFileSync(path.join(own, 'expected.png'), expected);
      writeFileSync(path.join(own, 'actual.png'), actual);
      if (difference) writeFileSync(path.join(own, 'difference.png'), difference);
      return own;
    },
    writePage() {
      const names = existsSync(folder) ? foldersIn(folder) : [];
      if (names.length === 0) return undefined;
      const page = path.join(folder, 'index.html');
      writeFileSync(page, failurePage(names.map((name) => ({ name, files: readdirSync(path.join(folder, name)) }))));
      return page;
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const columns = ['expected', 'actual', 'difference'];

const style = `
body { margin: 0; padding: 24px; font: 14px/1.5 system-ui, sans-serif; background: #f5f7f9; color: #14212b; }
h1 { font-size: 20px; margin: 0 0 16px; } h2 { font-size: 14px; margin: 0 0 8px; overflow-wrap: anywhere; }
section { background: #fff; border: 1px solid #d3dae1; border-radius: 8px; padding: 16px; margin-bottom: 16px; }
.row { display: grid; grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: 16px; align-items: start; }
figure { margin: 0; } figcaption { color: #5a6b78; margin-bottom: 4px; }
img { max-width: 100%; border: 1px solid #d3dae1; background: #fff; }`;

/** The page that shows failed pictures side by side; names come from story ids and file names. */
function failurePage(failed: readonly { name: string; files: readonly string[] }[]): string {
  const sections = failed.map(({ name, files }) => {
    const shown = columns.filter((column) => files.includes(`${column}.png`));
    const figures = shown.map((column) => {
      const source = `${encodeURIComponent(name)}/${column}.png`;
      return `<figure><figcaption>${column}</figcaption><a href="${source}"><img src="${source}" alt="${column}"></a></figure>`;
    });
    return `<section><h2>${escaped(name)}</h2><div class="row">${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures that differ</title><style>${style}</style>
<h1>${failed.length} ${failed.length === 1 ? 'picture differs' : 'pictures differ'}</h1>
${sections.join('\n')}
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

import { execFileSync } from 'node:child_process';
// eslint-disable-next-line @nx/enforce-module-boundaries -- packages are weighed in one way; neither is a package
import { bundledSize } from '../../../packages/entrySize.ts';
import { benchFolder, versionOf, workspaceFolder } from '../../harness/installPeers.ts';
import type { PartContext } from '../../harness/PartContext.ts';
import { figure, type PartReport } from '../../harness/report.ts';
import { groups, type SizedImport } from './imports.ts';

const about = `What one import adds to a page: KB (1,000 bytes) of gzip after bundling and minifying with Vite. Ours are the built
packages, as product teams get them. React, MUI and Emotion are left out; style sheets and parts that load later are counted.
The second number is what a page waits for: without parts that load later. Both leave out our other packages that ours import;
the third one counts them. Goals compare ours with a max in KB, parts that load later included; that of the table is for what
a page waits for, since the menus of its headers load with their first use.`;

/** Size of an import in KB of gzip. */
interface ImportSizes {
  /** Without our other packages. */
  alone: number;
  /** The same without parts that load later. */
  atOnce: number;
  /** With our other packages. */
  whole: number;
}

/** Measures the sizes of our packages, which it builds first, and of their peers. */
export async function runPart(_context: PartContext): Promise<PartReport> {
  execFileSync('nx', ['run-many', '-t', 'build', '-p', 'libs/*', '--outputStyle=static'], {
    cwd: workspaceFolder,
    stdio: 'inherit',
  });
  const sized = await Promise.all(
    groups.map(async (group) => ({
      ...group,
      imports: await Promise.all(group.imports.map(async (entry) => ({ ...entry, sizes: await sizesOf(entry) }))),
    })),
  );
  return {
    part: 'sizes',
    title: 'Sizes',
    rounds: 'Bundled once.',
    about,
    tables: sized.map(({ title, imports }) => ({
      title,
      columns: ['', 'KB gzip', 'a page waits for', 'with our other packages'],
      rows: imports.map(({ title: label, sizes, ours }) => [
        label,
        figure(sizes.alone),
        figure(sizes.atOnce),
        ours && sizes.whole - sizes.alone > 0.05 ? figure(sizes.whole) : '',
      ]),
    })),
    goals: sized.flatMap(({ title, imports, goalKb, goalFor = 'alone' }) =>
      goalKb === undefined
        ? []
        : [
            {
              what: goalFor === 'atOnce' ? `${title}, KB that a page waits for` : `${title}, KB`,
              ours: imports.find(({ ours }) => ours)?.sizes[goalFor] ?? NaN,
              other: goalKb,
              max: 1,
            },
          ],
    ),
    versions: [...new Set(groups.flatMap(({ imports }) => imports.flatMap(({ packages = [] }) => packages)))].map(
      (name) => `${name} ${versionOf(name)}`,
    ),
  };
}

const framework = [
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  '@mui/material',
  '@mui/material/*',
  '@mui/icons-material',
  '@mui/icons-material/*',
  '@mui/system',
  '@mui/system/*',
  '@mui/utils',
  '@mui/utils/*',
  '@emotion/*',
];

async function sizesOf({ code, ours, outside = [] }: SizedImport): Promise<ImportSizes> {
  const sizeWithout = (absent: readonly string[], isFirstLoad = false) =>
    bundledSize(code, { outside: [...framework, ...outside, ...absent], folder: benchFolder, isFirstLoad });
  // Includes the entry itself, without imports from our other packages.
  const others = ours === undefined ? [] : siblingsOf(ours);
  const alone = await sizeWithout(others);
  return { alone, atOnce: await sizeWithout(others, true), whole: others.length > 0 ? await sizeWithout([]) : alone };
}

function siblingsOf(own: string): string[] {
  const names = ['ui-kit', 'data-table', 'form-renderer', 'auth-session', 'insights-api'];
  return names.filter((name) => name !== own).map((name) => `@agency-insights/${name}`);
}

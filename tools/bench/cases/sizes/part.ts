// eslint-disable-next-line @nx/enforce-module-boundaries -- packages are weighed in one way; neither is a package
import { bundledSize } from '../../../packages/entrySize.ts';
import { benchFolder, versionOf } from '../../harness/installPeers.ts';
import type { PartContext } from '../../harness/PartContext.ts';
import { figure, type PartReport } from '../../harness/report.ts';
import { groups, type SizedImport } from './imports.ts';

const about = `What one import adds to a page: KB (1,000 bytes) of gzip after bundling and minifying with Vite. React, MUI and Emotion are
left out; style sheets and parts that load later are counted. The first number of ours leaves out our other packages that it
imports, the second one counts them. Goals compare ours with a max in KB.`;

/** Measures the sizes of our packages and of their peers. */
export async function runPart(_context: PartContext): Promise<PartReport> {
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
      columns: ['', 'KB gzip', 'with our other packages'],
      rows: imports.map(({ title: label, sizes, ours }) => [
        label,
        figure(sizes.alone),
        ours && sizes.whole - sizes.alone > 0.05 ? figure(sizes.whole) : '',
      ]),
    })),
    goals: sized.flatMap(({ title, imports, goalKb }) =>
      goalKb === undefined
        ? []
        : [
            {
              what: `${title}, KB`,
              ours: imports.find(({ ours }) => ours)?.sizes.alone ?? NaN,
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

async function sizesOf({ code, ours, outside = [] }: SizedImport): Promise<{ alone: number; whole: number }> {
  const sizeWithout = (absent: readonly string[]) =>
    bundledSize(code, {
      outside: [...framework, ...absent],
      folder: benchFolder,
      conditions: ['@agency-insights/source'],
    });
  const whole = await sizeWithout(outside);
  // The entry itself is inside; what it imports from our other packages is not.
  const alone = ours === undefined ? whole : await sizeWithout(siblingsOf(ours));
  return { alone, whole };
}

function siblingsOf(own: string): string[] {
  const names = ['ui-kit', 'data-table', 'form-renderer', 'auth-session', 'insights-api'];
  return names.filter((name) => name !== own).map((name) => `@agency-insights/${name}`);
}

import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

/** What every application or its tests have anyway, and our other packages: it counts for none of ours. */
export const outsidePackages = [
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  '@mui/*',
  '@emotion/*',
  '@agency-insights/*',
  '@testing-library/*',
];

const page = '\0page.js';

/** What Vite adds to a page that loads anything later: an application has it once, whatever it loads. */
const preloadHelper = /vite\/preload-helper/;

/** Icons of Material UI that a package holds copies of: like the rest of Material UI they count for none of ours. */
const copiedIcons = /\/inlined\/@mui\/icons-material\//;

/**
 * What an application gets that imports one built entry: KB of gzip, with all that the entry brings along and parts that load
 * later. React, MUI, Emotion, our other packages and Vite's loader of later parts stay outside.
 * @param names What is imported from it. Default: everything.
 */
export async function entrySize(file: string, names?: readonly string[]): Promise<number> {
  const imported = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  return bundledSize(`export ${imported} from ${JSON.stringify(file)};`, { outside: outsidePackages });
}

/** The same without parts that load later: what a page waits for. */
export async function firstLoadSize(file: string, names: readonly string[]): Promise<number> {
  const code = `export { ${names.join(', ')} } from ${JSON.stringify(file)};`;
  return bundledSize(code, { outside: outsidePackages, isFirstLoad: true });
}

/** How a page is bundled to be weighed. */
export interface BundledSizeOptions {
  /** What is not weighed: packages by name, `react/*` for all that stands below one. */
  outside: readonly string[];
  /** The folder from which packages are found. Default: where the program runs. */
  folder?: string;
  /** Leaves out parts that load later. Default false. */
  isFirstLoad?: boolean;
  /** Conditions of `exports` that come before those of browsers. Default none. */
  conditions?: readonly string[];
}

/**
 * What a page gets of the code that it begins with, in KB of gzip, style sheets included. It is bundled and minified by Vite, as
 * the host app is: what comes from outside is imported once there, and not by every module of a package again.
 */
export async function bundledSize(code: string, options: BundledSizeOptions): Promise<number> {
  const { outside, folder, conditions = [], isFirstLoad = false } = options;
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    root: folder,
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : null),
        load: (id) => (id === page ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: page,
        external: [preloadHelper, copiedIcons, ...outside.map((name) => new RegExp(`^${name.replace('/*', '/.+')}$`))],
        // As of a page that exports nothing: no chunk whose only content is the exports.
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js' },
        onLog: () => undefined,
      },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const bytes = files.flatMap((file) => {
    if (file.type === 'chunk')
      return isFirstLoad && file.isDynamicEntry ? [] : gzipSync(file.code, { level: 9 }).length;
    return file.fileName.endsWith('.css') ? gzipSync(file.source, { level: 9 }).length : [];
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

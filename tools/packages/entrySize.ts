import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** What every application has anyway, and our other packages: it counts for none of ours. */
export const outsidePackages = [
  'react',
  'react-dom',
  'react/*',
  'react-dom/*',
  '@mui/*',
  '@emotion/*',
  '@agency-insights/*',
];

const outside = outsidePackages.map((name) => new RegExp(`^${name.replace('/*', '/.+')}$`));
const page = '\0page.js';

/**
 * What an application gets that imports one built entry: KB of gzip, with all that the entry brings along and parts that load
 * later, style sheets apart. It is bundled and minified by Vite, as the host app is: what comes from outside is imported once
 * there, and not by every module of the package again. React, MUI and Emotion stay outside.
 * @param names What is imported from it. Default: everything.
 */
export async function entrySize(file: string, names?: readonly string[]): Promise<number> {
  const imported = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  const result = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? id : null),
        load: (id) => (id === page ? `export ${imported} from ${JSON.stringify(file)};` : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: page,
        external: outside,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
        onLog: () => undefined,
      },
    },
  });
  const chunks = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const bytes = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : []));
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

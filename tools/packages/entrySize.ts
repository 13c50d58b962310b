import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

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

/**
 * What one built entry weighs with all it brings along, minified: KB of gzip. React, MUI and Emotion stay outside.
 * @param names What is imported from it. Default: everything.
 */
export async function entrySize(file: string, names?: readonly string[]): Promise<number> {
  const imported = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  const result = await build({
    stdin: { contents: `export ${imported} from './${path.basename(file)}';`, resolveDir: path.dirname(file) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    external: outsidePackages,
    loader: { '.css': 'empty', '.woff': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  });
  const bytes = result.outputFiles.reduce((sum, output) => sum + gzipSync(output.contents, { level: 9 }).length, 0);
  return bytes / 1000;
}

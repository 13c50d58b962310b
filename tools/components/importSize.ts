import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type OutputFile } from 'esbuild';
import { outsidePackages } from '../packages/entrySize.ts';

/**
 * What importing some names from a module's source brings at once, minified: KB of gzip. React, MUI and Emotion stay
 * outside, and so does what a component fetches when it opens.
 * @param names What is imported. Default: everything.
 */
export async function importSize(module: string, names?: readonly string[]): Promise<number> {
  const imported = names === undefined ? '*' : `{ ${names.join(', ')} }`;
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `export ${imported} from './${path.basename(module)}';`,
      resolveDir: path.dirname(module),
    },
    outdir: path.join(path.dirname(module), 'out'),
    conditions: ['@agency-insights/source'],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    external: outsidePackages,
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map((file) => [path.resolve(file.path), file]));
  const needed = new Set<OutputFile>();
  const visit = (output: string): void => {
    const file = files.get(path.resolve(output));
    if (file === undefined || needed.has(file)) return;
    needed.add(file);
    for (const { path: next, kind } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement') visit(next);
  };
  const entry = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === '<stdin>');
  if (entry) visit(entry[0]);
  return [...needed].reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1000;
}

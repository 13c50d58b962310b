import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

async function bundle(entry: string) {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(__dirname, entry)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    external: ['@uwdata/flechette'],
    logLevel: 'error',
  });
  return { bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length, inputs: Object.keys(metafile.inputs) };
}

describe.each([
  ['index.ts', 8],
  ['filters.ts', 5.2],
  ['people.ts', 4],
  ['workbook.ts', 4.7],
  ['authorization.ts', 4],
  ['catalogue.ts', 6],
])('the entry %s', (entry, kilobytes) => {
  it('The entry includes neither zod nor React', async () => {
    const { inputs } = await bundle(entry);
    expect(inputs.filter((input) => /node_modules|schemas\//.test(input))).toEqual([]);
  });

  it(`The entry is at most ${kilobytes} KB of gzip without the Arrow reader`, async () => {
    expect((await bundle(entry)).bytes).toBeLessThanOrEqual(kilobytes * 1_000);
  });
});

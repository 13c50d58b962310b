import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { benchFolder, workspaceFolder } from './installPeers.ts';

/** Files of a page: a script and, for some peers, a style sheet. */
export interface PageBundle {
  script: string;
  styles: string;
  /** The script of `<contestant>.worker.ts`, where there is one. The page finds it at `/<contestant>.worker.js`. */
  worker?: string;
}

/**
 * Packages of which a page holds one copy, the workspace's own: ours and the peers run on the same React, MUI and
 * Emotion. A test sees to it that the peers' lock file pins the same versions.
 */
export const sharedPackages = ['react', 'react-dom', 'scheduler', '@emotion/react', '@emotion/styled', '@mui/material'];

/** Bundles one contestant with the page's own script, as a production build: minified, `NODE_ENV` production. */
export async function bundlePage(part: string, contestant: string): Promise<PageBundle> {
  const folder = path.join(benchFolder, 'cases', part);
  const file = ['tsx', 'ts']
    .map((suffix) => `${contestant}.${suffix}`)
    .find((name) => existsSync(path.join(folder, name)));
  if (file === undefined) throw new Error(`There is no contestant ${contestant} in ${folder}.`);
  const result = await build({
    ...productionBuild,
    stdin: {
      contents: `import { contestant } from './${file}';\nimport { startPage } from './page.ts';\nstartPage(contestant);`,
      resolveDir: folder,
      loader: 'ts',
    },
    outdir: 'out',
  });
  const textOf = (suffix: string) => result.outputFiles?.find((output) => output.path.endsWith(suffix))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css'), worker: await bundleWorker(folder, contestant) };
}

async function bundleWorker(folder: string, contestant: string): Promise<string | undefined> {
  const file = path.join(folder, `${contestant}.worker.ts`);
  if (!existsSync(file)) return undefined;
  const { outputFiles } = await build({ ...productionBuild, entryPoints: [file], outdir: 'out' });
  return outputFiles[0]?.text;
}

/** Resolves the shared packages from the workspace, wherever they are imported from. */
export const oneCopy: Plugin = {
  name: 'one copy of React, MUI and Emotion',
  setup(builder) {
    builder.onResolve(
      { filter: /^(react|react-dom|scheduler|@emotion\/(react|styled)|@mui\/material)($|\/)/ },
      (found) =>
        found.pluginData === 'resolved'
          ? undefined
          : builder.resolve(found.path, {
              kind: found.kind,
              importer: found.importer,
              resolveDir: workspaceFolder,
              pluginData: 'resolved',
            }),
    );
  },
};

/** Build options of everything measured. Ours is built from the packages' sources. */
export const productionBuild = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['@agency-insights/source'],
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  loader: { '.woff': 'empty', '.woff2': 'empty' },
  plugins: [oneCopy],
  logLevel: 'error',
} satisfies BuildOptions;

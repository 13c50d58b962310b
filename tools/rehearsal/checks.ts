import { spawn } from 'node:child_process';
import path from 'node:path';
import { toolEnvironment } from '../bootstrap.mjs';
import { freePorts } from '../freePorts.ts';
import { oldestMui } from '../mui-range/oldestMui.ts';
import { makeConsumer, type ConsumerOptions } from './Consumer.ts';
import { inBrowser } from './inBrowser.ts';
import { execute } from './registry.ts';
import { serveFolder } from './serveFolder.ts';
import { usePage } from './usePage.ts';

const react19 = { react: '19.3.1', 'react-dom': '19.3.1', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' };
const react18 = { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.31', '@types/react-dom': '18.3.7' };
const emotion = { '@emotion/cache': '11.14.0', '@emotion/react': '11.14.0', '@emotion/styled': '11.14.1' };
const newestMui = { '@mui/material': '9.5.0' };
const olderMui = { '@mui/material': oldestMui[0] };
const vite = { vite: '8.3.8', typescript: '6.0.3' };
const testing = {
  '@testing-library/dom': '10.4.2',
  '@testing-library/react': '16.3.3',
  '@testing-library/user-event': '14.6.12',
};
const views = ['ui-kit', 'form-renderer', 'data-table', 'auth-session'];

/** A check by its name: makes an application with the packages from a registry, and uses it. */
export const checks: Record<string, (registry: string) => Promise<void>> = {
  node: checkNode,
  'vite-react-19': (registry) => checkVite('vite-react-19', { ...react19, ...newestMui }, registry),
  'vite-react-18': (registry) => checkVite('vite-react-18', { ...react18, ...olderMui }, registry),
  'vite-pnpm': (registry) => checkVite('vite-pnpm', { ...react19, ...newestMui }, registry, 'pnpm'),
  next: checkNext,
  jest: checkJest,
  vitest: checkVitest,
};

async function checkNode(registry: string): Promise<void> {
  const without = makeConsumer(
    { name: 'node', sources: ['node'], ours: ['insights-api', 'auth-session'], dependencies: {} },
    registry,
  );
  for (const name of ['insights-api', 'auth-session']) {
    const entry = `@agency-insights/${name}`;
    execute('node', ['--input-type=module', '--eval', `await import('${entry}')`], without);
    execute('node', ['--eval', `require('${entry}')`], without);
  }
  const dependencies = { ...react19, ...emotion, ...newestMui };
  const folder = makeConsumer({ name: 'node-views', sources: ['node'], dependencies }, registry);
  execute('node', ['esm.mjs'], folder);
  execute('node', ['cjs.cjs'], folder);
}

async function checkVite(
  name: string,
  dependencies: Record<string, string>,
  registry: string,
  installer?: ConsumerOptions['installer'],
): Promise<void> {
  const sources = ['vite', 'Page.tsx', 'tsconfig.json'];
  const folder = makeConsumer(
    { name, sources, ours: views, dependencies: { ...dependencies, ...emotion, ...vite }, installer },
    registry,
  );
  execute(path.join(folder, 'node_modules/.bin/tsc'), ['-p', '.'], folder);
  execute(path.join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], folder);
  const server = await serveFolder(path.join(folder, 'dist'), true);
  await inBrowser(server.url, usePage).finally(server.close);
}

async function checkNext(registry: string): Promise<void> {
  const dependencies = {
    ...react19,
    ...emotion,
    ...newestMui,
    '@mui/material-nextjs': '9.4.0',
    next: '16.4.6',
    typescript: '6.0.3',
    '@types/node': '24.19.2',
  };
  const sources = ['next', 'Page.tsx'];
  const folder = makeConsumer({ name: 'next', sources, ours: views, dependencies }, registry);
  const program = path.join(folder, 'node_modules/.bin/next');
  for (const cacheComponents of ['true', 'false']) {
    const settings = { CACHE_COMPONENTS: cacheComponents, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
    execute(program, ['build'], folder, settings);
    const [port] = await freePorts(1);
    const child = spawn(program, ['start', '-p', String(port), '-H', '127.0.0.1'], {
      cwd: folder,
      env: toolEnvironment(settings),
      stdio: 'ignore',
    });
    try {
      await untilServed(`http://127.0.0.1:${port}/`);
      await useNext(`http://127.0.0.1:${port}`);
    } finally {
      child.kill();
    }
  }
}

/** Loads each page five times: differences of hydration come and go with the order in which parts arrive. */
async function useNext(url: string): Promise<void> {
  for (let load = 0; load < 5; load += 1) {
    await inBrowser(`${url}/static`, async (page) => {
      await page.getByText('12 agencies').waitFor();
      await page.getByRole('link', { name: 'Search' }).waitFor();
    });
    await inBrowser(`${url}/`, usePage);
  }
  // The scheme is set by the time the body is read, long before React starts.
  await inBrowser(
    `${url}/static`,
    async (page) => {
      await page.route('**/*.js*', (route) => route.abort());
      await page.reload({ waitUntil: 'domcontentloaded' });
      const scheme = await page.evaluate(() => document.documentElement.dataset['colorScheme']);
      if (scheme !== 'dark') throw new Error(`Before React starts the scheme is ${scheme}, and not dark.`);
    },
    'dark',
  ).catch((error: Error) => {
    // The scripts that were taken away are reported by the browser.
    if (!/ERR_FAILED/.test(error.message)) throw error;
  });
}

async function untilServed(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function checkJest(registry: string): Promise<void> {
  const dependencies = {
    ...react19,
    ...emotion,
    ...newestMui,
    ...testing,
    '@swc/core': '1.16.18',
    '@swc/jest': '0.2.39',
    jest: '30.5.2',
    'jest-environment-jsdom': '30.5.2',
  };
  const folder = makeConsumer({ name: 'jest', sources: ['tests', 'Page.tsx'], ours: views, dependencies }, registry);
  execute(path.join(folder, 'node_modules/.bin/jest'), ['--rootDir', '.'], folder);
}

async function checkVitest(registry: string): Promise<void> {
  const dependencies = { ...react19, ...emotion, ...newestMui, ...testing, jsdom: '26.1.0', vitest: '5.1.1' };
  const folder = makeConsumer({ name: 'vitest', sources: ['tests', 'Page.tsx'], ours: views, dependencies }, registry);
  execute(path.join(folder, 'node_modules/.bin/vitest'), ['run'], folder);
}

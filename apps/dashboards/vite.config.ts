import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveOut } from '../../tools/build/leaveOut.ts';
import { compressFiles } from '../../tools/vite/compressFiles.ts';

/** Where the development server finds the dashboards' server. */
const dashboardsUrl = process.env.PLATFORM_DASHBOARDS_URL ?? 'http://127.0.0.1:4401';
/** Pages of dashboards come from Vite; addresses that are still to be opened and calls go to the server. */
const serverPaths = ['/login/embed', '/api', '/fonts'];

export default defineConfig({
  plugins: [react(), leaveOut(), compressFiles()],
  resolve: { conditions: ['@agency-insights/source', 'module', 'browser', 'development|production'] },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: dashboardsUrl }])),
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', tags: ['$initial'] }] } } },
  },
});

import process from 'node:process';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leaveOut } from '../../tools/build/leaveOut.ts';
import { compressFiles } from '../../tools/vite/compressFiles.ts';

/** Where the development server finds the backend. */
const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4201';
const backendPaths = ['/api', '/suggest', '/naics', '/account'];

/** What the filters, the results, saved searches and the palette have in common. */
const searchModules =
  /insights.src.(exports.useExport|services.useKeptFocus|find-agencies(?!.(saving|start|texts|writeSavedSearch))|saved-searches(?!.(useSaveSearch|savedSearchToast)))|form-renderer.src.(address|expressions|objects|saved.(?!write)|summary|values)|ui-kit.src.(Badge|Checkbox|dropdown|Field|Input|Skeleton|StatusMessage)/;

/** Small parts of the search that one other screen has too. */
const smallSearchModules = /insights.src.(find-agencies.TwoLines|shell.phoneScreen)|ui-kit.src.Paper/;

/** Small controls that several panels and dialogs have; the search has what they have in common. */
const controlModules = /ui-kit.src.(Button.textButtonAtEdge|Picker.PickerActions|Radio|Switch)/;

/** What the parts have in common that save searches. */
const savingModules = /insights.src.(saved-searches.savedSearchToast|find-agencies.(texts|writeSavedSearch))/;

/** Icons of several parts, which all load later; those of the filter panel come with it. */
const iconModules = /icons-material.(Bookmark|Cloud|ContentCopy|Delete|Edit|FileDownload|Lock|StarBorder|Wifi)/;

/** What every table needs, and its parts that load later too. */
const tableModules =
  /data-table.src.(?!remote|engine.rowsSource)|@tanstack.(react-table|table-core)|ui-kit.src.Pagination/;

export default defineConfig({
  plugins: [react(), leaveOut(), compressFiles()],
  resolve: { conditions: ['@agency-insights/source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1', proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: platformUrl }])) },
  build: {
    target: 'es2022',
    sourcemap: false,
    reportCompressedSize: true,
    // Browsers of this target preload modules themselves.
    modulePreload: { polyfill: false },
    // What every page needs stays together, and what every search does: it compresses better, and is one request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', tags: ['$initial'] },
            { name: 'search', test: searchModules, minShareCount: 3 },
            { name: 'searchParts', test: smallSearchModules, minShareCount: 2 },
            { name: 'controls', test: controlModules, minShareCount: 2 },
            { name: 'saving', test: savingModules, minShareCount: 2 },
            { name: 'icons', test: iconModules, minShareCount: 2 },
            { name: 'table', test: tableModules, minShareCount: 2 },
          ],
        },
      },
    },
  },
});

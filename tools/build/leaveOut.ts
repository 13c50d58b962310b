interface LeftOut {
  /** The modules that import it and never need it: others may. */
  importers: RegExp;
  /** The code that takes its place. */
  code: string;
}

const dropdownsAndCalendars = /\/node_modules\/(downshift|react-day-picker)\//;
const englishDates = /\/react-day-picker\/.*\/date-fns\/locale\/en-US\.js$/;

/** Modules below named libraries that nothing of ours needs, by what imports call them. */
const unused: Readonly<Record<string, LeftOut>> = {
  // Every caller of downshift's `useCombobox` passes its own `scrollIntoView`.
  'compute-scroll-into-view': {
    importers: dropdownsAndCalendars,
    code: 'export function compute() { throw new Error("compute is left out of this build."); }',
  },
  // Downshift checks props in development; those of the kit are checked by its types.
  'prop-types': {
    importers: dropdownsAndCalendars,
    code: 'const ok = () => ok; ok.isRequired = ok; export default new Proxy({}, { get: () => ok });',
  },
  // For the component of downshift; the kit has its hooks.
  'react-is': {
    importers: dropdownsAndCalendars,
    code: 'export function isForwardRef() { throw new Error("react-is is left out of this build."); }',
  },
  // Calendars count days in local time: DayPicker has no `timeZone`.
  '@date-fns/tz': {
    importers: dropdownsAndCalendars,
    code: 'export class TZDate { constructor() { throw new Error("Time zones are left out of this build."); } }',
  },
  // Months change at once: DayPicker has no `animate`.
  './useAnimation.js': { importers: /\/react-day-picker\//, code: 'export function useAnimation() {}' },
  // Results arrive without Arrow's own compression, and no codec is registered that could read it.
  '../compression.js': {
    importers: /\/@uwdata\/flechette\/src\/decode\//,
    code: `
      export const getCompressionCodec = () => null;
      export const missingCodec = () => 'Compressed Arrow data cannot be read.';
      export function decompressBuffer() { throw new Error(missingCodec()); }`,
  },
  // Calendars write dates, and read typed ones themselves: they need no patterns to parse names, and no words like "yesterday".
  './en-US/_lib/match.js': { importers: englishDates, code: 'export const match = {};' },
  './en-US/_lib/formatDistance.js': {
    importers: englishDates,
    code: 'export function formatDistance() { throw new Error("formatDistance is left out of this build."); }',
  },
  './en-US/_lib/formatRelative.js': {
    importers: englishDates,
    code: 'export function formatRelative() { throw new Error("formatRelative is left out of this build."); }',
  },
  // The theme has no ripple: `MuiButtonBase` has `disableRipple`.
  './TouchRipple.mjs': {
    importers: /\/@mui\/material\/ButtonBase\//,
    code: 'export default function TouchRipple() { throw new Error("Ripples are left out of this build."); }',
  },
  // For Emotion's `withTheme`, which nothing calls; bundlers keep it, because it is CommonJS.
  'hoist-non-react-statics': {
    importers: /\/@emotion\/react\//,
    code: 'export default function hoist() { throw new Error("withTheme is left out of this build."); }',
  },
  // React has it itself since version 18.
  'use-sync-external-store/shim': {
    importers: /\/use-sync-external-store\//,
    code: 'module.exports = require("react");',
  },
};

const prefix = '\0left-out:';

/** Hooks of downshift that no part of the kit uses, by the names that they have inside it. */
const unusedHooks = /^(useSelect|_useTagGroup)\.stateChangeTypes = .*$/gm;

/** The checks of props in downshift's hooks: only its warnings of development read them. */
const propChecks = /^var (dropdownPropTypes|propTypes(?:\$\d)?) = [\s\S]*?^\}\)?;$/gm;

/**
 * Leaves out what libraries bring and our code never calls, in builds by Rollup and by Vite. A call all the same throws an
 * error. Bundlers keep a function that gets a property, also where nothing imports the function: two hooks of downshift
 * lose theirs. Its warnings of development are for code that calls it, and that is the kit alone.
 * Where a library is written otherwise one day all this stays in, and the size limits say so.
 */
export function leaveOut() {
  return {
    name: 'leave-out',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (id: string, importer = '') =>
      Object.hasOwn(unused, id) && unused[id]?.importers.test(importer) ? prefix + id : null,
    load: (id: string) => (id.startsWith(prefix) ? unused[id.slice(prefix.length)]?.code : null),
    transform: {
      filter: { id: /\/downshift\/dist\/downshift\.esm\.mjs$/ },
      handler: (code: string) =>
        code.replace(unusedHooks, '').replace(propChecks, 'var $1;').replaceAll('process.env.NODE_ENV', '"production"'),
    },
  };
}

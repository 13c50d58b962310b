/** Packages below named libraries that the kit never needs, and the code that takes their place. */
const unused: Readonly<Record<string, string>> = {
  // Every caller of downshift's `useCombobox` has a `scrollIntoView` of its own.
  'compute-scroll-into-view': 'export function compute() { throw new Error("compute is left out of this build."); }',
  // Downshift checks props in development; those of the kit are checked by its types.
  'prop-types': 'const ok = () => ok; ok.isRequired = ok; export default new Proxy({}, { get: () => ok });',
  // For the component of downshift; the kit has its hooks.
  'react-is': 'export function isForwardRef() { throw new Error("react-is is left out of this build."); }',
  // Calendars count days in local time: DayPicker has no `timeZone`.
  '@date-fns/tz':
    'export class TZDate { constructor() { throw new Error("Time zones are left out of this build."); } }',
};

const prefix = '\0left-out:';

/** Material UI imports some of the same packages, and needs them. */
const importers = /\/node_modules\/(downshift|react-day-picker)\//;

/** Hooks of downshift that no part of the kit uses, by the names that they have inside it. */
const unusedHooks = /^(useSelect|_useTagGroup)\.stateChangeTypes = .*$/gm;

/**
 * Leaves out what downshift and DayPicker bring and the kit never calls, in builds by Rollup and by Vite. A call all the
 * same throws an error. Bundlers keep a function that gets a property, also where nothing imports the function: two hooks
 * of downshift lose theirs. Its warnings of development are for code that calls it, and that is the kit alone.
 * Where downshift is written otherwise one day all this stays in, and the size limits say so.
 */
export function leaveOut() {
  return {
    name: 'leave-out',
    apply: 'build' as const,
    enforce: 'pre' as const,
    resolveId: (id: string, importer = '') =>
      Object.hasOwn(unused, id) && importers.test(importer) ? prefix + id : null,
    load: (id: string) => (id.startsWith(prefix) ? unused[id.slice(prefix.length)] : null),
    transform: {
      filter: { id: /\/downshift\/dist\/downshift\.esm\.mjs$/ },
      handler: (code: string) => code.replace(unusedHooks, '').replaceAll('process.env.NODE_ENV', '"production"'),
    },
  };
}

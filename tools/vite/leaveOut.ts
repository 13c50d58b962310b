import type { Plugin } from 'vite';

/** Packages below named libraries that run only for a prop which the kit never sets, and the code that takes their place. */
const unused: Readonly<Record<string, string>> = {
  // Lists scroll by the number of a row: downshift always has a `scrollIntoView` of the kit.
  'compute-scroll-into-view': 'export function compute() { throw new Error("compute is left out of this build."); }',
  // Calendars count days in local time: DayPicker has no `timeZone`.
  '@date-fns/tz':
    'export class TZDate { constructor() { throw new Error("Time zones are left out of this build."); } }',
};

const prefix = '\0left-out:';

/** Leaves out of a build what nothing calls in it. A call all the same throws an error. */
export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(unused, id) ? prefix + id : null),
    load: (id) => (id.startsWith(prefix) ? unused[id.slice(prefix.length)] : null),
  };
}

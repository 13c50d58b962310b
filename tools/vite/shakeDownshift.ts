import type { Plugin } from 'vite';

/** Hooks of downshift that no part of the kit uses, by the names that they have inside it. */
const unused = /^(useSelect|_useTagGroup)\.stateChangeTypes = .*$/gm;

/**
 * Lets a build leave out two hooks of downshift. Rolldown keeps a function that gets a property, also where nothing imports the
 * function. Where downshift is written otherwise one day the hooks are kept, and the size limits tell.
 */
export function shakeDownshift(): Plugin {
  return {
    name: 'shake-downshift',
    apply: 'build',
    transform: {
      filter: { id: /\/downshift\/dist\/downshift\.esm\.mjs$/ },
      handler: (code) => code.replace(unused, ''),
    },
  };
}

import path from 'node:path';
import type { Plugin } from 'vite';
import { componentStatus } from '../tools/components/componentStatus.ts';
import { entrySizes } from '../tools/components/entrySizes.ts';

const publicId = 'virtual:component-status';
const resolvedId = `\0${publicId}`;

/** Gives stories the status of ui-kit's components, and the sizes of all packages, under `virtual:component-status`, read while Storybook is built. */
export function componentStatusPlugin(root: string): Plugin {
  return {
    name: 'component-status',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined;
      const status = await componentStatus(
        path.join(root, 'libs/ui-kit/src'),
        path.join(root, 'tools/visual/baselines'),
      );
      const sizes = await entrySizes(path.join(root, 'libs'));
      return `export default ${JSON.stringify(status)};\nexport const sizes = ${JSON.stringify(sizes)};`;
    },
  };
}

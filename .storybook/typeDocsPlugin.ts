import path from 'node:path';
import type { Plugin } from 'vite';
import { typeDocs } from '../tools/components/typeDocs.ts';

const publicId = 'virtual:type-docs';
const resolvedId = `\0${publicId}`;

/** Gives docs pages the fields of ui-kit's types and the arguments of its functions under `virtual:type-docs`. */
export function typeDocsPlugin(root: string): Plugin {
  return {
    name: 'type-docs',
    resolveId: (id) => (id === publicId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId ? `export default ${JSON.stringify(typeDocs(path.join(root, 'libs/ui-kit/src')))};` : undefined,
  };
}

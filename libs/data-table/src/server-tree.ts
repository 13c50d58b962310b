export { serverTreeSource } from './server-tree/serverTreeSource.ts';
export type { ServerTreeOptions, ServerTreeSource, TreeQuery } from './server-tree/serverTreeSource.types.ts';

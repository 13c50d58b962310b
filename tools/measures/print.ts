// `npm run measures [-- FOLDER]`: what the sources of the workspace measure, or those of another checkout of it.
import process from 'node:process';
import { root } from '../bootstrap.mjs';
import { measureTree } from './measureTree.ts';

console.table(measureTree(process.argv[2] ?? root));

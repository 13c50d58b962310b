import path from 'node:path';
import { root } from './bootstrap.mjs';

/** The native compiler, run with `node`. typescript-eslint and Storybook still need `typescript` 6, whose binary is `tsc` too. */
export const typeChecker = path.join(root, 'node_modules/typescript-7/bin/tsc');

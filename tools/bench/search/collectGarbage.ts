import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Collects the garbage of this process now. The rows and answers that it has read are its own affair: collected later, on
 * the same cores, they would be charged to whatever is measured then.
 */
export const collectGarbage = runInNewContext('gc') as () => void;

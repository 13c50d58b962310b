import { it } from 'node:test';
import { checksAll } from './checksAll.ts';

/** `it` for a test of the night: `npm test` leaves it out, as other tests guard the same in less time. */
export const itAtNight = (checksAll ? it : () => undefined) as typeof it;

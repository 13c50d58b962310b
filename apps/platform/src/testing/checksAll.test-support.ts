import process from 'node:process';
import { it } from 'node:test';

/** Whether tests go through all that a night has time for: `npm run test:all` sets CHECKS to `all`. */
export const checksAll = process.env['CHECKS'] === 'all';

/** `it` for a test of the night: `npm test` leaves it out, as other tests guard the same in less time. */
export const itAtNight = (checksAll ? it : () => undefined) as typeof it;

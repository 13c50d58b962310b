import process from 'node:process';

/** Whether tests go through all that a night has time for: `npm run test:all` sets CHECKS to `all`. */
export const checksAll = process.env['CHECKS'] === 'all';

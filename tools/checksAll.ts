import process from 'node:process';

/** Whether to include the nightly checks: `npm run test:all` sets CHECKS to `all`. */
export const checksAll = process.env['CHECKS'] === 'all';

import process from 'node:process';

/**
 * Hostile inputs for each call and page. `npm test` sends few of them, in seconds; `npm test -- hostile` and
 * `npm run test:all` set HOSTILE_INPUTS to 1,000.
 */
export const hostileInputs = Number(process.env['HOSTILE_INPUTS'] ?? 200);

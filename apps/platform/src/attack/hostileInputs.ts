import process from 'node:process';

/**
 * Hostile inputs for each call and page. `npm test` sends few of them, in seconds; `npm test -- hostile` sets HOSTILE_INPUTS
 * to 300, and `npm run test:all` to 1,000.
 */
export const hostileInputs = Number(process.env['HOSTILE_INPUTS'] ?? 25);

// Property tests draw the same cases in every run, so that a red run can be repeated and a green one stays green.
// PROPERTY_SEED=random draws new ones, PROPERTY_SEED=<number> those of a seed. A test that names no number of cases draws 25,
// and with `npm run test:all` 100. Jest and Node's test runner load this before each test file, each of which loads its own
// fast-check.
import process from 'node:process';
import fc from 'fast-check';

const fixedSeed = 20261120;
const wanted = process.env.PROPERTY_SEED;
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  ...(wanted !== 'random' && { seed: Number(wanted || fixedSeed) }),
  numRuns: process.env.CHECKS === 'all' ? 100 : 25,
});

// Property tests draw the same cases in every run, so that a red run can be repeated and a green one stays green.
// PROPERTY_SEED=random draws new ones, PROPERTY_SEED=<number> those of a seed. Jest and Node's test runner load it
// before each test file, each of which loads its own fast-check.
import process from 'node:process';
import fc from 'fast-check';

const fixedSeed = 20261120;
const wanted = process.env.PROPERTY_SEED;
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted || fixedSeed) });

// The seed of property tests for Node's test runner: see tools/build/propertySeed.cjs.
import process from 'node:process';
import fc from 'fast-check';

const fixedSeed = 20261120;
const wanted = process.env.PROPERTY_SEED;
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted || fixedSeed) });

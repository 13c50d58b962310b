import { clickHouse, describeOnEngine, engineTests } from './engines.test-support.ts';

// engines.test.ts runs that of searches.
describeOnEngine(
  clickHouse,
  engineTests.filter((file) => file !== 'result-sets/search.test.ts'),
);

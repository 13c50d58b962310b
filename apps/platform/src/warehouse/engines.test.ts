import { clickHouse, describeOnEngine, engineTests, postgres } from './engines.test-support.ts';

describeOnEngine(postgres, engineTests);
// The others take minutes: engines.nightly.test.ts runs them.
describeOnEngine(clickHouse, ['result-sets/search.test.ts']);

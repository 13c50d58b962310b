import {
  clickHouse,
  describeOnEngine,
  everyRunOnClickHouse,
  everyRunOnPostgres,
  postgres,
} from './engines.test-support.ts';

// The others take minutes: engines.nightly.test.ts runs them.
describeOnEngine(postgres, everyRunOnPostgres);
describeOnEngine(clickHouse, everyRunOnClickHouse);

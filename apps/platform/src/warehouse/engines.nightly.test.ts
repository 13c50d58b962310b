import {
  clickHouse,
  describeOnEngine,
  engineTests,
  everyRunOnClickHouse,
  everyRunOnPostgres,
  postgres,
} from './engines.test-support.ts';

// engines.test.ts runs the others.
describeOnEngine(
  postgres,
  engineTests.filter((file) => !everyRunOnPostgres.includes(file)),
);
describeOnEngine(
  clickHouse,
  engineTests.filter((file) => !everyRunOnClickHouse.includes(file)),
);

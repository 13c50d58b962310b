import { after, before, describe } from 'node:test';
import { createTestRecords, type TestRecords } from '../result-sets/testRecords.test-support.ts';
import { callersConformance } from './conformance/callersConformance.test-support.ts';
import type { DriverUnderTest, EngineUnderTest } from './conformance/EngineUnderTest.test-support.ts';
import { nullsConformance } from './conformance/nullsConformance.test-support.ts';
import { sumsConformance } from './conformance/sumsConformance.test-support.ts';
import { valuesConformance } from './conformance/valuesConformance.test-support.ts';
import { writeSql } from './writeSql.ts';

const records: TestRecords = createTestRecords(11, 300);

/** Requirements of every engine behind the port. A new driver calls this with itself. */
export function warehouseConformance(name: string, open: (records: TestRecords) => Promise<DriverUnderTest>): void {
  describe(`${name} as a warehouse engine`, () => {
    let tested: DriverUnderTest;
    before(async () => {
      tested = await open(records);
    });
    after(() => tested.close());

    const run: EngineUnderTest['run'] = (query, signal) =>
      tested.driver.run(writeSql(query, tested.driver.dialect), signal ? { signal } : {});
    const engine: EngineUnderTest = {
      records,
      tested: () => tested,
      open,
      run,
      evaluate: async (expression) =>
        (await run({ select: [{ name: 'answer', expression }], from: 'set_info' })).columns[0]?.values[0],
    };
    sumsConformance(engine);
    valuesConformance(engine);
    nullsConformance(engine);
    callersConformance(engine);
  });
}

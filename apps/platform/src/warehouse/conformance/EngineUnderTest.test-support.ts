import type { TestRecords } from '../../result-sets/testRecords.test-support.ts';
import type { Expression, Query } from '../Query.ts';
import type { Statement } from '../SqlDialect.ts';
import type { DriverResult, WarehouseDriver } from '../WarehouseDriver.ts';

/** A driver on a set with the given records, and a statement that takes it minutes. */
export interface DriverUnderTest {
  driver: WarehouseDriver;
  slow: Statement;
  /** The engine has no texts with a NUL character, which no request may carry anyway. Default: it has. */
  refusesNul?: boolean;
  /** What 1 / 0 gives, which the port refuses to write. */
  oneByZero: 'error' | number;
  /** What a cast of -2.7 to a whole number gives, where the port writes `floor` first. */
  castOfFraction: number;
  close(): Promise<void>;
}

/** An engine with a set, and what its requirements ask of it. */
export interface EngineUnderTest {
  records: TestRecords;
  /** The driver, once the tests run. */
  tested: () => DriverUnderTest;
  /** Opens another driver on the given records. */
  open: (records: TestRecords) => Promise<DriverUnderTest>;
  run: (query: Query, signal?: AbortSignal) => Promise<DriverResult>;
  /** Returns the value of an expression in the set's single row of description. */
  evaluate: (expression: Expression) => Promise<unknown>;
}

/* eslint-disable @nx/enforce-module-boundaries -- shares the searches and the clock of bench:search and the platform's own modules, which no package exports */
import type { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { loadSetDimensions } from '../../../apps/platform/src/result-sets/loadSetDimensions.ts';
import { policiesQuery } from '../../../apps/platform/src/result-sets/matchAgencies.ts';
import { readSearch } from '../../../apps/platform/src/result-sets/readSearch.ts';
import type { Statement } from '../../../apps/platform/src/warehouse/SqlDialect.ts';
import type { WarehouseDriver } from '../../../apps/platform/src/warehouse/WarehouseDriver.ts';
import { writeSql } from '../../../apps/platform/src/warehouse/writeSql.ts';
import { postJson } from '../postJson.ts';
import { checkAnswer } from '../search/checkAnswer.ts';
import { collectGarbage } from '../search/collectGarbage.ts';
import type { BareEngine } from '../search/engine.ts';
import { type FilterMix, filterMixes } from '../search/filterMixes.ts';
import { findAgenciesPath } from '../search/findAgenciesPath.ts';
import { summarize, type Summary } from '../search/statistics.ts';

/** What was measured of one search, milliseconds. */
export interface SearchResult {
  title: string;
  /** The engine's own client: the statement, with its rows read. */
  engine: Summary;
  platform: Summary;
}

export interface SearchMeasuring {
  driver: WarehouseDriver;
  /** DuckDB on the same set, for the rows that are right. */
  checker: BareEngine;
  /** The platform's address, and a token that is good for minutes. */
  signedIn: () => Promise<{ url: string; token: string }>;
  agent: Agent;
  rounds: number;
}

/** Searches that read policies. */
const mixes = filterMixes.filter(({ totals }) => totals === undefined);
const warmUps = 2;

/**
 * Measures all searches in turn: the engine before the platform in one round and behind it in the next. The rows of the first
 * round are checked.
 */
export async function measureSearches(measuring: SearchMeasuring): Promise<SearchResult[]> {
  const { checker, signedIn, agent, rounds } = measuring;
  const statements = await statementsOf(measuring.driver);
  const times = mixes.map(() => ({ engine: [] as number[], platform: [] as number[] }));
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const { url, token } = await signedIn();
    for (const [at, mix] of mixes.entries()) {
      const askEngine = () => timeEngine(measuring.driver, statements[at]);
      const isEngineFirst = round % 2 === 0;
      const early = isEngineFirst ? await askEngine() : NaN;
      collectGarbage();
      const answer = await postJson({ url: url + findAgenciesPath, token, agent }, { filters: mix.filters });
      if (round === 0) await checkAnswer(checker, mix, answer.body);
      const engineMs = isEngineFirst ? early : await askEngine();
      if (round < warmUps) continue;
      times[at]?.engine.push(engineMs);
      times[at]?.platform.push(answer.ms);
    }
  }
  return mixes.map(({ title }, at) => ({
    title,
    engine: summarize(times[at]?.engine ?? []),
    platform: summarize(times[at]?.platform ?? []),
  }));
}

async function statementsOf(driver: WarehouseDriver): Promise<Statement[]> {
  const dimensions = await loadSetDimensions({
    id: 'scale',
    run: (query, options) => driver.run(writeSql(query, driver.dialect), options),
  });
  const today = new Date().toISOString().slice(0, 10);
  const statementOf = async ({ filters }: FilterMix) =>
    writeSql(policiesQuery(await readSearch(filters, { dimensions, access: 'all', today })), driver.dialect);
  return Promise.all(mixes.map(statementOf));
}

async function timeEngine(driver: WarehouseDriver, statement: Statement | undefined): Promise<number> {
  if (statement === undefined) throw new TypeError('A search has no statement.');
  collectGarbage();
  const startedAt = performance.now();
  await driver.run(statement);
  return performance.now() - startedAt;
}

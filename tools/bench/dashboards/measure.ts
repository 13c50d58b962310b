/* eslint-disable @nx/enforce-module-boundaries -- shares the bare engine, the clock and the calls of the other benchmarks, which no package exports */
import { Agent } from 'node:http';
import type { Statement } from '../../../apps/platform/src/warehouse/SqlDialect.ts';
import { collectGarbage } from '../search/collectGarbage.ts';
import type { BareEngine } from '../search/engine.ts';
import { summarize, type Summary } from '../search/statistics.ts';
import { askTiles } from './askTiles.ts';
import { checkAnswers } from './checkAnswers.ts';
import type { DashboardUnderTest } from './DashboardUnderTest.ts';
import type { StatementRecorder } from './recordStatements.ts';

/** What was measured of a dashboard, milliseconds. */
export interface DashboardResult {
  title: string;
  tiles: number;
  /** Statements that the tiles ask of the engine when they are opened. */
  statements: number;
  /** The tile with the slowest statement. */
  slowestTile: string;
  /** The engine's own time for the slowest statement. */
  engine: Summary;
  numbers: Summary;
  all: Summary;
  /** 95 of 100 filter changes took at most this: of one person, and of ten at once. */
  alone: number;
  together: number;
}

/** What measuring takes. */
export interface Measuring {
  engine: BareEngine;
  recorder: StatementRecorder;
  /** The dashboards' address and a token that is good for minutes. */
  signedIn: () => Promise<{ url: string; token: string }>;
  rounds: number;
  warmUps: number;
}

type Filters = Readonly<Record<string, string>>;

/** People at once, and filter changes of each. */
const people = 10;
const changes = 4;
/** Connections that a browser opens to one server. */
const browserConnections = 6;

/**
 * Measures a dashboard: the engine before the platform in one round and behind it in the next, each time with other
 * filters, then filter changes of one person and of ten at once. Every answer of the first rounds is checked.
 */
export async function measureDashboard(dashboard: DashboardUnderTest, measuring: Measuring): Promise<DashboardResult> {
  const { rounds, warmUps, engine } = measuring;
  const nextFilters = takeInTurn(dashboard.filters);
  const slowest = await findSlowest(dashboard, nextFilters(), measuring);
  const times = { engine: [] as number[], numbers: [] as number[], all: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round++) {
    const filters = nextFilters();
    const engineMs = round % 2 === 0 ? await timeSlowest(dashboard, slowest, filters, measuring) : NaN;
    collectGarbage();
    const { answers, numbersMs, allMs } = await withFrame(measuring, (frame) => askTiles(frame, dashboard, filters));
    if (round < 3) await checkAnswers(engine, dashboard, filters, answers);
    const lateMs = round % 2 === 1 ? await timeSlowest(dashboard, slowest, filters, measuring) : engineMs;
    if (round < warmUps) continue;
    times.engine.push(lateMs);
    times.numbers.push(numbersMs);
    times.all.push(allMs);
  }
  return {
    title: dashboard.title,
    tiles: dashboard.tiles.length,
    statements: slowest.statements,
    slowestTile: slowest.tile,
    engine: summarize(times.engine),
    numbers: summarize(times.numbers),
    all: summarize(times.all),
    alone: percentile95(await changeFilters(dashboard, 1, people * changes, nextFilters, measuring)),
    together: percentile95(await changeFilters(dashboard, people, changes, nextFilters, measuring)),
  };
}

interface Slowest {
  tile: string;
  sql: string;
  statements: number;
}

/** Finds the tile whose statement takes the engine longest, each timed when it runs for the third time. */
async function findSlowest(
  dashboard: DashboardUnderTest,
  filters: Filters,
  { engine, recorder }: Measuring,
): Promise<Slowest> {
  const seen = new Set<string>();
  let slowest = { tile: '', sql: '', ms: -1 };
  for (const tile of dashboard.tiles) {
    for (const statement of await recorder.statementsOf(dashboard, tile, filters)) {
      seen.add(JSON.stringify([statement.sql, statement.parameters], numbersAsText));
      for (let warmUp = 0; warmUp < 2; warmUp++) await engine.time(statement);
      const { run } = await engine.time(statement);
      if (run > slowest.ms) slowest = { tile, sql: statement.sql, ms: run };
    }
  }
  return { ...slowest, statements: seen.size };
}

function numbersAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}

async function timeSlowest(
  dashboard: DashboardUnderTest,
  { tile, sql }: Slowest,
  filters: Filters,
  { engine, recorder }: Measuring,
): Promise<number> {
  const statements: Statement[] = await recorder.statementsOf(dashboard, tile, filters);
  const statement = statements.find((other) => other.sql === sql);
  if (statement === undefined) throw new Error(`${dashboard.title}, ${tile}: other filters ask another statement.`);
  collectGarbage();
  return (await engine.time(statement)).run;
}

/** Lets so many people change filters, one change after the other each. Returns what each change took. */
async function changeFilters(
  dashboard: DashboardUnderTest,
  count: number,
  each: number,
  nextFilters: () => Filters,
  measuring: Measuring,
): Promise<number[]> {
  const taken = await Promise.all(
    Array.from({ length: count }, () =>
      withFrame(measuring, async (frame) => {
        const times: number[] = [];
        for (let change = 0; change < each; change++)
          times.push((await askTiles(frame, dashboard, nextFilters())).allMs);
        return times;
      }),
    ),
  );
  return taken.flat();
}

async function withFrame<T>(
  { signedIn }: Measuring,
  use: (frame: { url: string; token: string; agent: Agent }) => Promise<T>,
): Promise<T> {
  const agent = new Agent({ keepAlive: true, maxSockets: browserConnections });
  try {
    return await use({ ...(await signedIn()), agent });
  } finally {
    agent.destroy();
  }
}

function takeInTurn(filters: readonly Filters[]): () => Filters {
  let next = 0;
  return () => filters[next++ % filters.length] ?? {};
}

function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN;
}

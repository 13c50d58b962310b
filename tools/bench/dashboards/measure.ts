/* eslint-disable @nx/enforce-module-boundaries -- shares the bare engine, the clock and the calls of the other benchmarks, which no package exports */
import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Statement } from '../../../apps/platform/src/warehouse/SqlDialect.ts';
import { collectGarbage } from '../search/collectGarbage.ts';
import type { BareEngine } from '../search/engine.ts';
import { summarize, type Summary } from '../search/statistics.ts';
import { askTiles } from './askTiles.ts';
import { checkAnswers } from './checkAnswers.ts';
import type { DashboardUnderTest } from './DashboardUnderTest.ts';
import type { PageEngine } from './openPageEngine.ts';
import type { StatementRecorder } from './recordStatements.ts';

/** Measurements of a dashboard, milliseconds. */
export interface DashboardResult {
  title: string;
  tiles: number;
  /** Number of statements that the tiles run when they open. */
  statements: number;
  /** The engine's time for the slowest statement. */
  engine: Summary;
  /** The engine's time for all statements of a page, run concurrently. */
  enginePage: Summary;
  numbers: Summary;
  all: Summary;
  /** 95 of 100 filter changes took at most this: of one user, and of ten at once. */
  alone: number;
  together: number;
  /** The same for the bare engine: the statements of as many pages. */
  engineAlone: number;
  engineTogether: number;
}

/** Inputs of measuring. */
export interface Measuring {
  engine: BareEngine;
  pageEngine: PageEngine;
  recorder: StatementRecorder;
  /** The dashboards' address, and a token for a user's frame that is good for minutes. */
  signedIn: (person: number) => Promise<{ url: string; token: string }>;
  rounds: number;
  warmUps: number;
}

type Filters = Readonly<Record<string, string>>;

/** Concurrent users, each with a separate share of the engine. */
export const people = 10;
/** Filter changes of each in a turn. One user makes twice as many. */
const changes = 4;
/** Turns of one user and of ten users, one after the other: a pause of the machine in one of them decides nothing. */
export const turns = 6;
/** Delay with which a page sends a change; a user cannot send them faster. */
const pauseMs = 500;
/** Connections that a browser opens to one server. */
const browserConnections = 6;

/**
 * Measures a dashboard with other filters in each round, the engine before the platform in one and after it in the
 * next, then filter changes of one user and of ten concurrent users. Checks every result of the first rounds.
 */
export async function measureDashboard(dashboard: DashboardUnderTest, measuring: Measuring): Promise<DashboardResult> {
  const { rounds, warmUps, engine, recorder } = measuring;
  const nextFilters = takeInTurn(dashboard.filters);
  const { length: statements } = await recorder.statementsOf(dashboard, nextFilters());
  const times = { engine: [] as number[], page: [] as number[], numbers: [] as number[], all: [] as number[] };
  for (let round = 0; round < warmUps + rounds; round++) {
    const filters = nextFilters();
    const early = round % 2 === 0 ? await timeEngine(dashboard, filters, measuring) : null;
    collectGarbage();
    const { answers, numbersMs, allMs } = await withFrame(measuring, 0, (frame) => askTiles(frame, dashboard, filters));
    if (round < 3) await checkAnswers(engine, dashboard, filters, answers);
    const { slowest, page } = early ?? (await timeEngine(dashboard, filters, measuring));
    if (round < warmUps) continue;
    times.engine.push(slowest);
    times.page.push(page);
    times.numbers.push(numbersMs);
    times.all.push(allMs);
  }
  const platform = await inTurns((crowd) => changeFilters(dashboard, { ...crowd, nextFilters, measuring }));
  const bare = await inTurns((crowd) => askEngine(dashboard, { ...crowd, nextFilters, measuring }));
  return {
    title: dashboard.title,
    tiles: dashboard.tiles.length,
    statements,
    engine: summarize(times.engine),
    enginePage: summarize(times.page),
    numbers: summarize(times.numbers),
    all: summarize(times.all),
    ...platform,
    engineAlone: bare.alone,
    engineTogether: bare.together,
  };
}

/** Takes the times of one user and of ten in turns, and returns what 95 of 100 took at most. */
async function inTurns(
  take: (crowd: Pick<Crowd, 'count' | 'each'>) => Promise<number[]>,
): Promise<Pick<DashboardResult, 'alone' | 'together'>> {
  const alone: number[] = [];
  const together: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    alone.push(...(await take({ count: 1, each: 2 * changes })));
    together.push(...(await take({ count: people, each: changes })));
  }
  return { alone: percentile95(alone), together: percentile95(together) };
}

/**
 * Returns the engine's times: of a page's slowest statement, each in its third run, and of all of them concurrently.
 */
async function timeEngine(
  dashboard: DashboardUnderTest,
  filters: Filters,
  { engine, pageEngine, recorder }: Measuring,
): Promise<{ slowest: number; page: number }> {
  const statements = await recorder.statementsOf(dashboard, filters);
  let slowest = 0;
  for (const statement of statements) {
    for (let warmUp = 0; warmUp < 2; warmUp++) await engine.time(statement);
    collectGarbage();
    slowest = Math.max(slowest, (await engine.time(statement)).run);
  }
  await pageEngine.run(statements);
  collectGarbage();
  return { slowest, page: await pageEngine.run(statements) };
}

interface Crowd {
  /** Concurrent users, and filter changes of each. */
  count: number;
  each: number;
  nextFilters: () => Filters;
  measuring: Measuring;
}

/**
 * Simulates users who change filters, each again when the page shows the previous change. Returns the time of each
 * change from its sending.
 */
async function changeFilters(
  dashboard: DashboardUnderTest,
  { count, each, nextFilters, measuring }: Crowd,
): Promise<number[]> {
  const taken = await Promise.all(
    Array.from({ length: count }, (_, person) =>
      withFrame(measuring, person, (frame) =>
        changeInTurn({ person, count, each }, async () => (await askTiles(frame, dashboard, nextFilters())).allMs),
      ),
    ),
  );
  return taken.flat();
}

/** Does the same without the platform, with the same pauses: the engine runs the statements of as many pages. */
async function askEngine(
  dashboard: DashboardUnderTest,
  { count, each, nextFilters, measuring: { recorder, pageEngine } }: Crowd,
): Promise<number[]> {
  const pages: Statement[][] = [];
  for (let page = 0; page < count * each; page++) pages.push(await recorder.statementsOf(dashboard, nextFilters()));
  const taken = await Promise.all(
    Array.from({ length: count }, (_, person) => {
      const own = pages.slice(person * each, (person + 1) * each);
      return changeInTurn({ person, count, each }, (change) => pageEngine.run(own[change] ?? []));
    }),
  );
  return taken.flat();
}

/** Makes the changes of one of `count` users, whose starts are spread over the delay of a page. */
async function changeInTurn(
  { person, count, each }: { person: number; count: number; each: number },
  make: (change: number) => Promise<number>,
): Promise<number[]> {
  await delay((person / count) * pauseMs);
  const times: number[] = [];
  for (let change = 0; change < each; change++) {
    await delay(pauseMs);
    times.push(await make(change));
  }
  return times;
}

async function withFrame<T>(
  { signedIn }: Measuring,
  person: number,
  use: (frame: { url: string; token: string; agent: Agent }) => Promise<T>,
): Promise<T> {
  const agent = new Agent({ keepAlive: true, maxSockets: browserConnections });
  try {
    return await use({ ...(await signedIn(person)), agent });
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

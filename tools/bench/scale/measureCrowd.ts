/* eslint-disable @nx/enforce-module-boundaries -- shares the questions and the clock of the other benchmarks, which no package exports */
import type { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { benchmarkTiles } from '@agency-insights/insights-api/contract';
import { dashboardsUnderTest } from '../dashboards/DashboardUnderTest.ts';
import { askOnce, type Outcome } from '../load/askOnce.ts';
import { type Load, loadOf } from '../load/phases.ts';
import type { Person } from '../load/Person.ts';
import { searchQuestion } from '../load/questions.ts';

/** A user with a frame of the dashboards. */
export interface FramePerson extends Person {
  frameToken: string;
}

/** The addresses of a platform. */
export interface Served {
  url: string;
  dashboardsUrl: string;
  people: FramePerson[];
}

/** Memory of the platform in bytes, and its work so far. */
export interface PlatformState {
  /** Resident. */
  rss: number;
  /** Objects of JavaScript and what they hold outside of its heap, after its garbage was collected. */
  used: number;
  /** Processor time of its process so far, with that of an engine inside it. */
  processorMs: number;
}

/** Measurements of some users. */
export interface Crowd {
  people: number;
  seconds: number;
  load: Load;
  memory: { middle: PlatformState; end: PlatformState };
  /** Processor time, ms, of the platform and of the program that asks. Absent from results of earlier runs. */
  processor?: { platformMs: number; askerMs: number };
}

/** Behaviour of users. */
export interface Asking {
  agent: Agent;
  seconds: number;
  /** Average time that a user looks at a result before the next request, ms; 0: none. */
  pauseMs: number;
  state: () => Promise<PlatformState>;
}

/** An assumption: users look through a list, or the tiles of a dashboard, for ten seconds before they act again. */
export const thinkMs = 10_000;
/** Of so many questions one is a dashboard. */
const dashboardEvery = 4;

const tiles = Object.keys(benchmarkTiles);
const dashboardFilters = dashboardsUnderTest([]).find(({ id }) => id === 'benchmarks')?.filters ?? [];

/** Simulates users who search, and every fourth time open a dashboard with all its tiles, for some seconds. */
export async function measureCrowd(
  { url, dashboardsUrl, people }: Served,
  { agent, seconds, pauseMs, state }: Asking,
): Promise<Crowd> {
  const before = await state();
  const asker = process.cpuUsage();
  const startedAt = performance.now();
  const until = Date.now() + seconds * 1_000;
  const outcomes: Outcome[] = [];
  const ask = async (person: FramePerson, at: number) => {
    await delay((at / people.length) * pauseMs);
    for (let turn = 0; Date.now() < until; turn += 1) {
      const number = turn * people.length + at;
      // Users are at different places of their work.
      const isDashboard = (turn + at) % dashboardEvery === dashboardEvery - 1;
      outcomes.push(
        isDashboard
          ? await openDashboard({ url: dashboardsUrl, agent }, person, number)
          : await askOnce({ url, agent }, person, searchQuestion(number)),
      );
      await delay(Math.min(pauseOf(number) * pauseMs, Math.max(0, until - Date.now())));
    }
  };
  const middle = delay((seconds / 2) * 1_000).then(state);
  await Promise.all(people.map(ask));
  // The last questions are answered later.
  const taken = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage(asker);
  const end = await state();
  return {
    people: people.length,
    seconds: taken,
    load: loadOf(outcomes),
    memory: { middle: await middle, end },
    processor: { platformMs: end.processorMs - before.processorMs, askerMs: (user + system) / 1_000 },
  };
}

/** Between half and one and a half, one on average, the same in every run. */
function pauseOf(number: number): number {
  return 0.5 + ((number * 0.618_034) % 1);
}

/** All tiles at once, as a browser asks for them: the outcome of the last, or of one that failed. */
async function openDashboard(
  target: { url: string; agent: Agent },
  person: FramePerson,
  number: number,
): Promise<Outcome> {
  const filters = dashboardFilters[number % dashboardFilters.length] ?? {};
  const startedAt = performance.now();
  const outcomes = await Promise.all(
    tiles.map((tile) =>
      askOnce(
        target,
        { cookie: '', token: person.frameToken },
        { method: 'POST', path: `/api/dashboards/benchmarks/tiles/${tile}`, body: { filters } },
      ),
    ),
  );
  const failed = outcomes.find(({ status }) => status !== 200);
  return { status: failed?.status ?? 200, text: failed?.text ?? '', ms: performance.now() - startedAt };
}

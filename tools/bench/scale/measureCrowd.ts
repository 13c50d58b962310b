/* eslint-disable @nx/enforce-module-boundaries -- shares the questions and the clock of the other benchmarks, which no package exports */
import type { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { benchmarkTiles } from '@agency-insights/insights-api/contract';
import { dashboardsUnderTest } from '../dashboards/DashboardUnderTest.ts';
import { askOnce, type Outcome } from '../load/askOnce.ts';
import { type Load, loadOf } from '../load/phases.ts';
import type { Person } from '../load/Person.ts';
import { searchQuestion } from '../load/questions.ts';

/** A person with a frame of the dashboards. */
export interface FramePerson extends Person {
  frameToken: string;
}

/** The addresses of a platform. */
export interface Served {
  url: string;
  dashboardsUrl: string;
  people: FramePerson[];
}

/** What came of many people. */
export interface Crowd {
  people: number;
  load: Load;
  /** Resident memory in the middle and at the end, bytes. */
  memory: { middle: number; end: number };
}

/** How long a person looks at an answer before the next question. */
export const pauseMs = 1_000;
/** Of so many questions one is a dashboard. */
const dashboardEvery = 4;

const tiles = Object.keys(benchmarkTiles);
const dashboardFilters = dashboardsUnderTest([]).find(({ id }) => id === 'benchmarks')?.filters ?? [];

/** Lets people search, and every fourth time open a dashboard with all its tiles, for some seconds. */
export async function measureCrowd(
  { url, dashboardsUrl, people }: Served,
  { agent, seconds, rss }: { agent: Agent; seconds: number; rss: () => Promise<number> },
): Promise<Crowd> {
  const until = Date.now() + seconds * 1_000;
  const outcomes: Outcome[] = [];
  const ask = async (person: FramePerson, at: number) => {
    await delay((at / people.length) * pauseMs);
    for (let number = at; Date.now() < until; number += people.length) {
      const isDashboard = Math.floor(number / people.length) % dashboardEvery === dashboardEvery - 1;
      outcomes.push(
        isDashboard
          ? await openDashboard({ url: dashboardsUrl, agent }, person, number)
          : await askOnce({ url, agent }, person, searchQuestion(number)),
      );
      await delay(pauseMs);
    }
  };
  const middle = delay((seconds / 2) * 1_000).then(rss);
  await Promise.all(people.map(ask));
  return { people: people.length, load: loadOf(outcomes), memory: { middle: await middle, end: await rss() } };
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

import { setTimeout as delay } from 'node:timers/promises';
import { endpoints } from '@agency-insights/insights-api/contract';
import { askOnce, type Outcome, quantile, type Target } from './askOnce.ts';
import type { Person } from './Person.ts';
import { greedyQuestion, mixedQuestion, searchQuestion } from './questions.ts';

/** Outcome of many requests. */
export interface Load {
  requests: number;
  /** Error responses and broken connections. */
  errors: number;
  /** The first of them, for diagnosis. */
  firstError: string | null;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
}

/** Sums outcomes up. */
export function loadOf(outcomes: readonly Outcome[]): Load {
  const failed = outcomes.filter(({ status }) => status < 200 || status >= 300);
  const times = outcomes.map(({ ms }) => ms);
  const [first] = failed;
  return {
    requests: outcomes.length,
    errors: failed.length,
    firstError: first === undefined ? null : `${first.status} ${first.text.slice(0, 200)}`,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    p99Ms: quantile(times, 0.99),
  };
}

/** Runs a connection per user with sequential requests. Deletes saved searches again. */
export async function mixed(target: Target, people: readonly Person[], seconds: number): Promise<Load> {
  const until = Date.now() + seconds * 1000;
  const outcomes: Outcome[] = [];
  await Promise.all(
    people.map(async (person, connection) => {
      for (let number = connection; Date.now() < until; number += 1) {
        const question = mixedQuestion(number, connection);
        const outcome = await askOnce(target, person, question);
        outcomes.push(outcome);
        if (outcome.status !== 201) continue;
        const { id } = JSON.parse(outcome.text) as { id: number };
        const path = endpoints['savedFilters.remove'].path.replace('{id}', String(id));
        outcomes.push(await askOnce(target, person, { method: 'DELETE', path }));
      }
    }),
  );
  return loadOf(outcomes);
}

/** Concurrent searches of the greedy user. */
const greedySearches = 10;
const pauseMs = 1_000;

/** Runs searches of users who look at each result for a while; next to a greedy user, if there is one. */
export async function searching(
  target: Target,
  people: readonly Person[],
  { seconds, greedy }: { seconds: number; greedy: Person | null },
): Promise<{ normal: Load; greedy: Load }> {
  const until = Date.now() + seconds * 1000;
  const normal: Outcome[] = [];
  const theirs: Outcome[] = [];
  const search = async (person: Person, at: number) => {
    await delay((at / people.length) * pauseMs);
    for (let number = at; Date.now() < until; number += people.length) {
      normal.push(await askOnce(target, person, searchQuestion(number)));
      await delay(pauseMs);
    }
  };
  const hog = async (person: Person, at: number) => {
    for (let number = at; Date.now() < until; number += greedySearches)
      theirs.push(await askOnce(target, person, greedyQuestion(number)));
  };
  const hogs = greedy === null ? [] : Array.from({ length: greedySearches }, (_, at) => hog(greedy, at));
  await Promise.all([...people.map(search), ...hogs]);
  return { normal: loadOf(normal), greedy: loadOf(theirs) };
}

/** Interval of session requests of a background tab; the page sends them every five minutes. */
const tabEveryMs = 60_000;

/** Tabs that are signed in and idle: each asks for its session from time to time. */
export async function idle(
  target: Target,
  people: readonly Person[],
  { minutes, rss }: { minutes: number; rss: () => Promise<number> },
): Promise<{ load: Load; rssBefore: number; rssAfter: number }> {
  const outcomes: Outcome[] = [];
  const round = () =>
    Promise.all(
      people.map(async (person, at) => {
        await delay((at / people.length) * (tabEveryMs - 5_000));
        outcomes.push(await askOnce(target, person, { method: 'GET', path: '/api/auth/session' }));
      }),
    );
  const until = Date.now() + minutes * 60_000;
  await round();
  const rssBefore = await rss();
  while (Date.now() < until) await Promise.all([round(), delay(tabEveryMs)]);
  return { load: loadOf(outcomes), rssBefore, rssAfter: await rss() };
}

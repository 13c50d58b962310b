/* eslint-disable @nx/enforce-module-boundaries -- tools/bench is no package: its parts share these files */
import type { Agent } from 'node:http';
import { postJson } from '../postJson.ts';
import { collectGarbage } from '../search/collectGarbage.ts';
import type { BareEngine } from '../search/engine.ts';
import type { ForkedPlatform, Served } from '../search/forkPlatform.ts';
import { summarize, type Summary } from '../search/statistics.ts';
import { countQuestions, type CountQuestion } from './countQuestions.ts';

const path = '/api/v1/looker/run-query';

/** Measurements of a query for counts, milliseconds. */
export interface CountResult {
  title: string;
  options: number;
  /** The statement written by hand, to its last row. */
  engine: Summary;
  /** From sending the request to the last byte of the answer. */
  platform: Summary;
}

/** The measurements of one question, round by round. */
interface Run {
  question: CountQuestion;
  options: number;
  engine: number[];
  platform: number[];
}

/** Inputs of measuring counts. */
export interface MeasureCountsOptions {
  engine: BareEngine;
  platform: ForkedPlatform;
  agent: Agent;
  rounds: number;
  warmUps: number;
}

/**
 * Measures the counts beside options: all questions in turn, the engine before the platform in one round and behind it in the
 * next. Throws for an answer that is not that of the statement written by hand.
 */
export async function measureCounts(options: MeasureCountsOptions): Promise<CountResult[]> {
  const { engine, platform, agent, rounds, warmUps } = options;
  const runs: Run[] = countQuestions.map((question) => ({ question, options: 0, engine: [], platform: [] }));
  for (let round = 0; round < warmUps + rounds; round++) {
    const served = await platform.signedIn();
    for (const run of runs) {
      const { question } = run;
      if (round === 0) run.options = await checkAnswer(engine, question, (await ask(served, agent, question)).body);
      const timeEngine = async () => (await engine.time({ sql: question.sql, parameters: [] })).run;
      const timePlatform = async () => (await ask(served, agent, question)).ms;
      collectGarbage();
      const before = round % 2 === 0 ? await timeEngine() : 0;
      const ms = await timePlatform();
      const engineMs = round % 2 === 0 ? before : await timeEngine();
      if (round < warmUps) continue;
      run.engine.push(engineMs);
      run.platform.push(ms);
    }
  }
  return runs.map((run) => ({
    title: run.question.title,
    options: run.options,
    engine: summarize(run.engine),
    platform: summarize(run.platform),
  }));
}

function ask({ url, token }: Served, agent: Agent, { query, filters }: CountQuestion) {
  return postJson({ url: url + path, token, agent }, { query_filename: query, filter_expression: filters });
}

/** Speed never comes from doing less: the counts must be those of the statement. Returns how many options have one. */
async function checkAnswer(engine: BareEngine, { title, column, sql }: CountQuestion, body: Buffer): Promise<number> {
  const { columns, rowCount } = await engine.ask(sql);
  const [options, counts] = ['option', 'agencies'].map(
    (name) => columns.find((one) => one.name === name)?.values ?? [],
  );
  const expected = Array.from({ length: rowCount }, (_none, row) => `${options?.[row]}: ${counts?.[row]}`);
  const rows = JSON.parse(body.toString('utf8')) as Record<string, unknown>[];
  const actual = rows.map((row) => `${String(row[column])}: ${String(row['agencies'])}`);
  expected.sort();
  const wrong = actual.sort().findIndex((text, at) => text !== expected[at]);
  if (actual.length !== rowCount || wrong >= 0)
    throw new Error(`${title}: ${actual.length} options, not ${rowCount}; ${actual[wrong]}, not ${expected[wrong]}`);
  return rowCount;
}

import type { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { TileAnswer } from '@agency-insights/insights-api/contract';
// eslint-disable-next-line @nx/enforce-module-boundaries -- both benchmarks ask alike; neither is a package
import { postJson } from '../postJson.ts';
import type { DashboardUnderTest } from './DashboardUnderTest.ts';

/** A frame's connections to the dashboards' server, and its session token. */
export interface Frame {
  url: string;
  token: string;
  /** Number of connections that a browser opens to a server. */
  agent: Agent;
}

/** Responses of all tiles of a dashboard, and their times, milliseconds from the first request. */
export interface AnsweredDashboard {
  answers: ReadonlyMap<string, TileAnswer>;
  /** The numbers at the top of the page. */
  numbersMs: number;
  allMs: number;
}

/** Requests all tiles concurrently, as the frame does when it opens and when filters change. */
export async function askTiles(
  { url, token, agent }: Frame,
  { id, tiles, numbers }: DashboardUnderTest,
  filters: Readonly<Record<string, string>>,
): Promise<AnsweredDashboard> {
  const startedAt = performance.now();
  let numbersMs = NaN;
  const answers = await Promise.all(
    tiles.map(async (tile): Promise<[string, TileAnswer]> => {
      const { body } = await postJson({ url: `${url}/api/dashboards/${id}/tiles/${tile}`, token, agent }, { filters });
      if (tile === numbers) numbersMs = performance.now() - startedAt;
      return [tile, JSON.parse(body.toString('utf8')) as TileAnswer];
    }),
  );
  return { answers: new Map(answers), numbersMs, allMs: performance.now() - startedAt };
}

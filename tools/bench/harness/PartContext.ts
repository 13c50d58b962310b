import type { Browser } from '@playwright/test';
import { bundlePage } from './bundle.ts';
import { measuringBrowser, type FrameClock } from './measuringBrowser.ts';
import type { RoundCounts } from './runRounds.ts';
import { servePages } from './servePages.ts';
import { Stage, TooSlowError } from './Stage.ts';

/** Settings of a run. */
export interface PartContext {
  rounds: RoundCounts;
  /** Contestants to run alone while trying something; all when empty. */
  only: readonly string[];
}

/** A contestant by file name, with the words for it and the packages whose versions the report names. */
export interface Contestant {
  /** The file in the part's folder, without suffix. */
  name: string;
  /** Its name in the report. */
  title: string;
  /** Packages of the peers' lock file. */
  packages?: readonly string[];
}

/** Opens a page for every contestant, gives them to `run`, and closes everything whatever happens. */
export async function withStages<Result>(
  {
    part,
    contestants,
    clock,
    limitMs,
  }: { part: string; contestants: readonly Contestant[]; clock: FrameClock; limitMs: number },
  run: (stages: ReadonlyMap<string, Stage>) => Promise<Result>,
): Promise<Result> {
  const server = await servePages();
  let browser: Browser | undefined;
  try {
    browser = await measuringBrowser(clock);
    const stages = new Map<string, Stage>();
    for (const { name } of contestants) {
      const address = server.add(name, await bundlePage(part, name));
      stages.set(name, await Stage.open(browser, name, address, limitMs));
    }
    return await run(stages);
  } finally {
    await browser?.close();
    await server.close();
  }
}

/** The contestants that take part in this run. */
export function chosenContestants<Entry extends Contestant>(
  all: readonly Entry[],
  only: readonly string[],
): readonly Entry[] {
  return only.length === 0 ? all : all.filter(({ name }) => only.includes(name));
}

/** Words for a contestant that was too slow; a wrong answer or anything else ends the run. */
export function tooSlow(error: unknown): string | undefined {
  return error instanceof TooSlowError ? `${error.step}: over ${(error.limitMs / 1000).toFixed(0)} s` : undefined;
}

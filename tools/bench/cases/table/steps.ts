import type { Cost, Stage } from '../../harness/Stage.ts';
import type { DataForm } from './contract.ts';
import type { TableAnswers } from './data.ts';
import type { FrameRecord } from './recordFrames.ts';

/** Data of a contestant's round. */
export interface TableRound {
  /** Number of rows. */
  rowCount: number;
  /** Form in which the contestant takes them. */
  takes: DataForm;
}

/** The character that is typed into the filter. */
const typed = 'x';
/** Turns of the wheel in a round of scrolling. */
export const scrollFrames = 60;
const wheelPx = 240;
/** Rows of the table that is mounted before the heap is read. */
const fewRows = 1000;
const collections = 3;
/** How much slower the processor is made. */
const throttle = 4;

/** Measures mounting, sorting by a number and by text, and filtering. */
export async function measureHandling(stage: Stage | undefined, round: TableRound): Promise<Record<string, number>> {
  const { answers, mount } = await mounted(stage, round);
  const { rowCount } = round;
  if (!stage) throw new Error('The contestant has no page.');
  try {
    const { firstClick } = (await stage.act('traits')) as { firstClick: 'asc' | 'desc' };
    const number = await sortBy(stage, 'Premium', answers.byPremium[firstClick], rowCount);
    const text = await sortBy(stage, 'Agency', answers.byAgency[firstClick], rowCount);
    const nodes = (await stage.act('nodes')) as number;
    await stage.act('focusFilter');
    await stage.settle();
    // The table is still sorted by agency, so the first match is the first in that order.
    const filter = await stage.measureInput('filter', () => stage.page.keyboard.press(typed), {
      expectation: 'shows',
      args: [answers.matching.sortedFirst[firstClick], answers.matching.count],
    });
    return {
      mount: mount.latency,
      'sort number': number.latency,
      'sort text': text.latency,
      filter: filter.latency,
      nodes,
    };
  } finally {
    await stage.act('unmount');
  }
}

/** Measures scrolling by the wheel, at full speed and with the processor slowed down. */
export async function measureScrolling(stage: Stage | undefined, round: TableRound): Promise<Record<string, number>> {
  await mounted(stage, round);
  if (!stage) throw new Error('The contestant has no page.');
  try {
    const before = await stage.mainThreadMs();
    const full = await scrolled(stage);
    const main = ((await stage.mainThreadMs()) - before) / scrollFrames;
    await stage.protocol.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    const slow = await scrolled(stage);
    return { ...full, main, 'slow p50': slow.p50, 'slow p95': slow.p95, 'slow blank': slow.blank };
  } finally {
    await stage.protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await stage.act('unmount');
  }
}

/**
 * Measures the heap that mounting and both sorts add to a page that already holds the data. A table of a few rows comes
 * first: it compiles the code, and React keeps that tree instead of an empty one at the first reading.
 */
export async function measureMemory(stage: Stage | undefined, round: TableRound): Promise<Record<string, number>> {
  if (!stage) throw new Error('The contestant has no page.');
  await heldAfterSorts(stage, { ...round, rowCount: fewRows });
  return { heap: await heldAfterSorts(stage, round) };
}

async function heldAfterSorts(stage: Stage, round: TableRound): Promise<number> {
  const { rowCount } = round;
  const answers = await prepared(stage, round);
  const before = await heldMb(stage);
  try {
    await shown(stage, answers, rowCount);
    const { firstClick } = (await stage.act('traits')) as { firstClick: 'asc' | 'desc' };
    await sortBy(stage, 'Premium', answers.byPremium[firstClick], rowCount);
    await sortBy(stage, 'Agency', answers.byAgency[firstClick], rowCount);
    return (await heldMb(stage)) - before;
  } finally {
    await stage.act('unmount');
  }
}

async function mounted(stage: Stage | undefined, round: TableRound): Promise<{ answers: TableAnswers; mount: Cost }> {
  if (!stage) throw new Error('The contestant has no page.');
  const answers = await prepared(stage, round);
  await stage.collectGarbage();
  await stage.settle();
  return { answers, mount: await shown(stage, answers, round.rowCount) };
}

async function prepared(stage: Stage, { rowCount, takes }: TableRound): Promise<TableAnswers> {
  await stage.page.bringToFront();
  await stage.act('prepare', rowCount, takes);
  return (await stage.act('answers', typed)) as TableAnswers;
}

function shown(stage: Stage, answers: TableAnswers, rowCount: number): Promise<Cost> {
  return stage.measureCall('mount', 'mount', [], { expectation: 'shows', args: [answers.first, rowCount] });
}

async function sortBy(stage: Stage, title: string, first: string, rowCount: number): Promise<Cost> {
  const [x, y] = (await stage.act('middleOfHeader', title)) as [number, number];
  await stage.page.mouse.move(x, y);
  await stage.settle();
  return stage.measureInput(`sort by ${title}`, () => stage.click(), { expectation: 'shows', args: [first, rowCount] });
}

/** Returns the page's heap in MB. Collects garbage several times: one collection frees objects for the next. */
async function heldMb(stage: Stage): Promise<number> {
  for (let collection = 0; collection < collections; collection++) {
    await stage.settle();
    await stage.collectGarbage();
  }
  const { usedSize, backingStorageSize = 0 } = (await stage.protocol.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  return (usedSize + backingStorageSize) / 1e6;
}

async function scrolled(stage: Stage): Promise<{ p50: number; p95: number; blank: number }> {
  await stage.act('scrollTo', 0);
  const [x, y] = (await stage.act('middleOfRows')) as [number, number];
  await stage.page.mouse.move(x, y);
  await stage.settle();
  await stage.act('startFrames');
  const started = performance.now();
  for (let turn = 1; turn <= scrollFrames; turn++) {
    void stage.page.mouse.wheel(0, wheelPx);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + (turn * 1000) / 60 - performance.now())));
  }
  const { intervals, blankFrames } = (await stage.act('endFrames')) as FrameRecord;
  const moved = (await stage.act('scrollTop')) as number;
  if (moved <= 0) throw new Error(`${stage.contestant} did not scroll.`);
  const sorted = intervals.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), blank: (100 * blankFrames) / intervals.length };
}

import type { Cost, Stage } from '../../harness/Stage.ts';
import type { TableAnswers } from './data.ts';
import type { FrameRecord } from './recordFrames.ts';

/** The character that is typed into the filter. */
const typed = 'x';
/** Turns of the wheel in a round of scrolling. */
export const scrollFrames = 60;
const wheelPx = 240;
/** Rows of the table that comes before a reading of the memory. */
const fewRows = 1000;
const collections = 3;
/** How much slower the processor is made. */
const throttle = 4;

/** Mounts, sorts by a number and by text, filters. */
export async function measureHandling(stage: Stage | undefined, rowCount: number): Promise<Record<string, number>> {
  const { answers, mount } = await mounted(stage, rowCount);
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

/** Scrolls by the wheel, at full speed and with a slower processor. */
export async function measureScrolling(stage: Stage | undefined, rowCount: number): Promise<Record<string, number>> {
  await mounted(stage, rowCount);
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
 * What the page holds more after mounting and both sorts than before, when the data were already there. A table of a few
 * rows comes first: it has the code compiled, and it is what React still knows of the page's past at the first reading.
 */
export async function measureMemory(stage: Stage | undefined, rowCount: number): Promise<Record<string, number>> {
  if (!stage) throw new Error('The contestant has no page.');
  await heldAfterSorts(stage, fewRows);
  return { heap: await heldAfterSorts(stage, rowCount) };
}

async function heldAfterSorts(stage: Stage, rowCount: number): Promise<number> {
  const answers = await prepared(stage, rowCount);
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

async function mounted(stage: Stage | undefined, rowCount: number): Promise<{ answers: TableAnswers; mount: Cost }> {
  if (!stage) throw new Error('The contestant has no page.');
  const answers = await prepared(stage, rowCount);
  await stage.collectGarbage();
  await stage.settle();
  return { answers, mount: await shown(stage, answers, rowCount) };
}

async function prepared(stage: Stage, rowCount: number): Promise<TableAnswers> {
  await stage.page.bringToFront();
  await stage.act('prepare', rowCount);
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

/** What the page holds, in MB. What one collection lets go of, weak references above all, the next one takes. */
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

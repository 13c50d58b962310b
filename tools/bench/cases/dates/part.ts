import { versionOf } from '../../harness/installPeers.ts';
import {
  chosenContestants,
  tooSlow,
  withStages,
  type Contestant,
  type PartContext,
} from '../../harness/PartContext.ts';
import { timeCell, type PartReport } from '../../harness/report.ts';
import { medianOf, runRounds } from '../../harness/runRounds.ts';
import type { Cost, Stage } from '../../harness/Stage.ts';

const contestants: readonly Contestant[] = [
  { name: 'floor', title: 'floor (DOM by hand)' },
  { name: 'ours', title: '**ours** (DateRangePicker)' },
  { name: 'react-day-picker', title: 'react-day-picker', packages: ['react-day-picker'] },
  { name: 'react-aria', title: 'React Aria', packages: ['react-aria-components'] },
  { name: 'mantine', title: 'Mantine', packages: ['@mantine/dates'] },
  { name: 'mui', title: 'MUI X, two single calendars', packages: ['@mui/x-date-pickers'] },
];

/** Clicks on the next month in a round; a round's figure is their mean. */
const clicks = 6;
const limitMs = 2000;

const about = `Two months side by side with a range of days chosen; a click on the button for the next month moves both by one. Asserted
after each click: the names of both months and the number of days shown. A round is ${clicks} clicks; its figure is their mean. Ours is
the calendar in the open panel of the date range picker, with its field.

Data: a range of two \`Date\` objects, for React Aria of two \`CalendarDate\` objects. MUI X sells ranges, so its two calendars have a
day each. Today is a fixed day for ours and react-day-picker, and the day of the run for the others.`;

/** Measures calendars: showing the next month, several times. */
export async function runPart({ rounds, only }: PartContext): Promise<PartReport> {
  const taking = chosenContestants(contestants, only);
  const outcomes = await withStages({ part: 'dates', contestants: taking, clock: 'free', limitMs }, (stages) =>
    runRounds({
      title: 'two months',
      contestants: taking.map(({ name }) => name),
      ...rounds,
      absentReason: tooSlow,
      once: (name) => once(stages.get(name)),
    }),
  );
  const script = (contestant: string) => medianOf(outcomes.get(contestant), 'script');
  return {
    part: 'dates',
    title: 'Dates: the next month of two',
    about,
    tables: [
      {
        title: 'A click on the next month, ms',
        columns: ['', 'script', 'main thread', 'latency'],
        rows: taking.map(({ name, title }) => {
          const outcome = outcomes.get(name);
          if (!outcome || 'absent' in outcome) return [title, outcome?.absent ?? '–', '', ''];
          const { script: inScript, main, latency } = outcome.measures;
          return [title, ...[inScript, main, latency].map((summary) => (summary ? timeCell(summary) : '–'))];
        }),
      },
    ],
    goals: [
      {
        what: 'script per click, to react-day-picker',
        ours: script('ours'),
        other: script('react-day-picker'),
        max: 1,
      },
    ],
    versions: taking.flatMap(({ packages = [] }) => packages.map((name) => `${name} ${versionOf(name)}`)),
  };
}

async function once(stage: Stage | undefined): Promise<Record<string, number>> {
  if (!stage) throw new Error('The contestant has no page.');
  await stage.show('mount', [], { expectation: 'mounted' });
  try {
    if (await stage.act('hasOpener')) {
      await stage.pointAt('opener');
      await stage.measureInput('open', () => stage.click(), shows(0));
    }
    const costs: Cost[] = [];
    for (let click = 1; click <= clicks; click++) {
      const buttons = (await stage.act('middlesOfNext')) as [number, number][];
      await stage.page.mouse.move(...(buttons[0] ?? [0, 0]));
      await stage.settle();
      const clickAll = async () => {
        for (const [index, place] of buttons.entries()) {
          if (index > 0) await stage.page.mouse.move(...place);
          await stage.click();
        }
      };
      costs.push(await stage.measureInput('next', clickAll, shows(click)));
    }
    const mean = (measure: keyof Cost) => costs.reduce((sum, cost) => sum + cost[measure], 0) / costs.length;
    return { script: mean('script'), main: mean('main'), latency: mean('latency') };
  } finally {
    await stage.act('unmount');
  }
}

/** Returns what the page shows so many clicks after November 2026. */
function shows(click: number): { expectation: string; args: readonly unknown[] } {
  const month = (index: number) => new Date(2026, 10 + click + index, 1);
  const name = (date: Date) => date.toLocaleDateString('en-US', { month: 'long' });
  const length = (date: Date) => new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  const [first, second] = [month(0), month(1)];
  return { expectation: 'shows', args: [name(first), name(second), length(first) + length(second)] };
}

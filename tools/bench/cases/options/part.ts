import type { Goal } from '../../harness/goals.ts';
import { versionOf } from '../../harness/installPeers.ts';
import {
  chosenContestants,
  tooSlow,
  withStages,
  type Contestant,
  type PartContext,
} from '../../harness/PartContext.ts';
import { timeCell, type PartReport, type ReportTable } from '../../harness/report.ts';
import { medianOf, runRounds, type Outcome } from '../../harness/runRounds.ts';
import type { Stage } from '../../harness/Stage.ts';
import { labelsWith, makeOptions, spreadValues } from './data.ts';

/** A contestant of the options part. */
interface OptionsEntry extends Contestant {
  /** Whether it puts every option into the document, so that 100,000 of them are not tried. */
  drawsAll?: true;
  /** Whether its list begins with the options that were chosen when it opened. */
  chosenFirst?: true;
}

const contestants: readonly OptionsEntry[] = [
  { name: 'floor', title: 'floor (windowed DOM)' },
  { name: 'ours', title: '**ours** (MultiSelect)', chosenFirst: true },
  { name: 'downshift', title: 'downshift + react-virtual', packages: ['downshift', '@tanstack/react-virtual'] },
  { name: 'react-aria', title: 'React Aria + Virtualizer', packages: ['react-aria-components'] },
  { name: 'mui-virtual', title: 'MUI Autocomplete, virtual list by hand' },
  { name: 'mui', title: 'MUI Autocomplete', packages: ['@mui/material'], drawsAll: true },
  { name: 'react-select', title: 'react-select', packages: ['react-select'], drawsAll: true },
  { name: 'mantine', title: 'Mantine MultiSelect', packages: ['@mantine/core'], drawsAll: true },
];

interface Scenario {
  count: number;
  selected: number;
  title: string;
}

const scenarios: readonly Scenario[] = [
  { count: 10_000, selected: 0, title: '10,000 options, none selected' },
  { count: 10_000, selected: 10_000, title: '10,000 options, all selected' },
  { count: 100_000, selected: 0, title: '100,000 options, none selected' },
  { count: 100_000, selected: 10_000, title: '100,000 options, 10,000 selected' },
];

const steps = ['open', 'type', 'clear', 'choose'] as const;
/** The character that is typed: part of the names of about a third of the options. */
const typed = 'x';
const limitMs = 5000;
/** Max options for a contestant that draws all of them. */
const maxDrawn = 10_000;

/** Measures lists of options: opening, typing a character, deleting it, choosing. */
export async function runPart({ rounds, only }: PartContext): Promise<PartReport> {
  const taking = chosenContestants(contestants, only);
  const outcomes = await withStages(
    { part: 'options', contestants: taking, clock: 'free', limitMs },
    async (stages) => {
      const found: Map<string, Outcome>[] = [];
      for (const scenario of scenarios) {
        const chosenFirst = taking.flatMap((entry) => (entry.chosenFirst ? entry.name : []));
        const names = taking.filter(({ drawsAll }) => !drawsAll || scenario.count <= maxDrawn).map(({ name }) => name);
        found.push(
          await runRounds({
            title: scenario.title,
            contestants: names,
            ...rounds,
            absentReason: tooSlow,
            once: (name) => once(stages.get(name), scenario, chosenFirst.includes(name)),
          }),
        );
      }
      return found;
    },
  );
  return {
    part: 'options',
    title: 'Options: searchable multi-select',
    about,
    tables: scenarios.map((scenario, index) =>
      tableOf(scenario, outcomes[index] ?? new Map<string, Outcome>(), taking, rounds.measured),
    ),
    goals: goalsOf(outcomes),
    versions: taking.flatMap(({ packages = [] }) => packages.map((name) => `${name} ${versionOf(name)}`)),
  };
}

const about = `A field that opens a list from which several options can be chosen. The steps: a click opens the list, the key \`${typed}\` narrows
it, Backspace widens it again, a click chooses the first option. Asserted after each step: the number of options offered and
the label of the first; at the end, the number of chosen options. Cells: latency in ms. A contestant that needs more than
${limitMs / 1000} s for a step leaves the table. One that draws every option is not tried with 100,000 of them. All of them show the
chosen options as a number, because chips for 10,000 would measure chips.

Ours begins its list with the options that were chosen when it opened; the others keep the order of the data.

Data: every contestant takes the options as the same array of \`{ value, label }\` objects, new for every round, so that no cache
knows it. The chosen options are an array of values for ours, React Aria and Mantine; a set of values for the floor and downshift;
an array of the option objects for MUI and react-select, made from the values at mount.`;

async function once(
  stage: Stage | undefined,
  { count, selected }: Scenario,
  chosenFirst: boolean,
): Promise<Record<string, number>> {
  if (!stage) throw new Error('The contestant has no page.');
  const { page } = stage;
  const expected = expectedOf(count, selected, chosenFirst);
  const offers = (first: string, offered: number) => ({ expectation: 'offers', args: [first, offered] });
  await stage.show('mount', [count, selected], { expectation: 'mounted' });
  try {
    await stage.pointAt('opener');
    const open = await stage.measureInput('open', () => stage.click(), offers(expected.first, count));
    const type = await stage.measureInput(
      'type',
      () => page.keyboard.press(typed),
      offers(expected.firstMatch, expected.matches),
    );
    const clear = await stage.measureInput(
      'clear',
      () => page.keyboard.press('Backspace'),
      offers(expected.first, count),
    );
    await stage.pointAt('firstOption');
    const choose = await stage.measureInput('choose', () => stage.click(), {
      expectation: 'chosen',
      args: [expected.chosen],
    });
    const costs = { open, type, clear, choose };
    return Object.fromEntries(
      steps.flatMap((step) => [
        [step, costs[step].latency],
        [`${step} main`, costs[step].main],
      ]),
    );
  } finally {
    await stage.act('unmount');
  }
}

interface Answers {
  first: string;
  firstMatch: string;
  matches: number;
  chosen: number;
}

function expectedOf(count: number, selected: number, chosenFirst: boolean): Answers {
  const options = makeOptions(count);
  const chosen = new Set(spreadValues(options, selected));
  const isChosen = ({ value }: { value: string }) => chosen.has(value);
  const shown = chosenFirst ? options.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a))) : options;
  const matching = labelsWith(shown, typed);
  const [first] = shown;
  return {
    first: first?.label ?? '',
    firstMatch: matching[0] ?? '',
    matches: matching.length,
    chosen: first !== undefined && isChosen(first) ? selected - 1 : selected + 1,
  };
}

function tableOf(
  { title }: Scenario,
  outcomes: ReadonlyMap<string, Outcome>,
  taking: readonly Contestant[],
  full: number,
): ReportTable {
  return {
    title,
    columns: ['', 'open', 'type a character', 'clear', 'choose', 'main thread: open', 'main thread: type'],
    rows: taking.map(({ name, title: label }) => {
      const outcome = outcomes.get(name);
      if (!outcome || 'absent' in outcome) return [label, outcome?.absent ?? 'draws every option', '', '', '', '', ''];
      const cells = [...steps, 'open main', 'type main'];
      const few = outcome.rounds < full ? ` (${outcome.rounds} rounds)` : '';
      return [
        `${label}${few}`,
        ...cells.map((measure) => timeCell(outcome.measures[measure] ?? { median: NaN, deviation: NaN })),
      ];
    }),
  };
}

function goalsOf(outcomes: readonly ReadonlyMap<string, Outcome>[]): Goal[] {
  const time = (scenario: number, contestant: string, measure: string) =>
    medianOf(outcomes[scenario]?.get(contestant), measure);
  const toFloor = scenarios.flatMap(({ title }, scenario) =>
    (['open', 'type'] as const).map((step) => ({
      what: `${step}, ${title}: to the floor`,
      ours: time(scenario, 'ours', step),
      other: time(scenario, 'floor', step),
      max: 2,
    })),
  );
  const ours = (what: string, over: number, under: number, step: string, max: number) => ({
    what,
    ours: time(over, 'ours', step),
    other: time(under, 'ours', step),
    max,
  });
  return [
    ...toFloor,
    ours('open: 100,000 options to 10,000', 2, 0, 'open', 3),
    ours('open: 10,000 of 10,000 selected to none', 1, 0, 'open', 1.2),
    ours('type: 10,000 of 10,000 selected to none', 1, 0, 'type', 1.2),
    ours('open: 10,000 of 100,000 selected to none', 3, 2, 'open', 1.2),
    ours('type: 10,000 of 100,000 selected to none', 3, 2, 'type', 1.2),
  ];
}

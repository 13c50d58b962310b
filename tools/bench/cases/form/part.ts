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

const contestants: readonly Contestant[] = [
  { name: 'floor', title: 'floor (DOM by hand)' },
  { name: 'ours', title: '**ours** (FormRenderer)' },
  { name: 'react-hook-form', title: 'react-hook-form + MUI', packages: ['react-hook-form', '@mui/material'] },
  { name: 'formily', title: 'Formily, native inputs', packages: ['@formily/react'] },
  { name: 'json-forms', title: 'JSON Forms, native inputs', packages: ['@jsonforms/react'] },
  { name: 'rjsf', title: 'rjsf on MUI', packages: ['@rjsf/mui', '@rjsf/core'] },
];

const fieldCounts = [30, 100, 300] as const;
/** Typed into the first text field, one key after the other. */
const typed = 'maple grove';
const limitMs = 5000;

const about = `A form of the four types of fields that every contestant has a control for: two texts, a select of eight options, a
checkbox and three radios in turn. Ranges, sliders, switches, multiple choice, groups and loaded options are left out: some peers
draw them with another control, or not at all. Formily and JSON Forms use native inputs, which do less than the controls of MUI
and ours. ${typed.length} keys are typed into the first text field; their script time is divided by their number. Mount ends when every label
is on the page. Asserted in each round: all labels, the text in the input, and the value that the form holds.

Data: every contestant gets the same list of fields and turns it into its own form. Ours: an array of field schemas. rjsf and
JSON Forms: a JSON Schema with a UI schema. Formily and react-hook-form: one component per field, with no schema.`;

/** Measures forms of four types of fields: mounting, and typing into one of them. */
export async function runPart({ rounds, only }: PartContext): Promise<PartReport> {
  const taking = chosenContestants(contestants, only);
  const outcomes = await withStages({ part: 'form', contestants: taking, clock: 'free', limitMs }, async (stages) => {
    const found: ReadonlyMap<string, Outcome>[] = [];
    for (const count of fieldCounts) {
      found.push(
        await runRounds({
          title: `${count} fields`,
          contestants: taking.map(({ name }) => name),
          ...rounds,
          absentReason: tooSlow,
          once: (name) => once(stages.get(name), count),
        }),
      );
    }
    return found;
  });
  return {
    part: 'form',
    title: 'Forms: texts, selects, checkboxes and radios',
    about,
    tables: [
      tableOf('A key in a text field, script ms', 'key', outcomes, taking),
      tableOf('A key in a text field, main thread ms', 'key main', outcomes, taking),
      tableOf('Mount, latency in ms', 'mount', outcomes, taking),
      tableOf('Mount, script ms', 'mount script', outcomes, taking),
    ],
    goals: goalsOf(outcomes),
    versions: taking.flatMap(({ packages = [] }) => packages.map((name) => `${name} ${versionOf(name)}`)),
  };
}

async function once(stage: Stage | undefined, count: number): Promise<Record<string, number>> {
  if (!stage) throw new Error('The contestant has no page.');
  const { page } = stage;
  await page.bringToFront();
  await stage.collectGarbage();
  await stage.settle();
  const mount = await stage.measureCall('mount', 'mount', [count], { expectation: 'mounted', args: [count] });
  try {
    await stage.pointAt('firstText');
    await stage.click();
    await stage.settle();
    const keys = await stage.measureInput('type', () => page.keyboard.type(typed), {
      expectation: 'typed',
      args: [typed],
    });
    return {
      mount: mount.latency,
      'mount script': mount.script,
      key: keys.script / typed.length,
      'key main': keys.main / typed.length,
    };
  } finally {
    await stage.act('unmount');
  }
}

function tableOf(
  title: string,
  measure: string,
  outcomes: readonly ReadonlyMap<string, Outcome>[],
  taking: readonly Contestant[],
): ReportTable {
  return {
    title,
    columns: ['', ...fieldCounts.map((count) => `${count} fields`)],
    rows: taking.map(({ name, title: label }) => [
      label,
      ...outcomes.map((byName) => {
        const outcome = byName.get(name);
        if (!outcome || 'absent' in outcome) return outcome?.absent ?? '–';
        return outcome.measures[measure] ? timeCell(outcome.measures[measure]) : '–';
      }),
    ]),
  };
}

function goalsOf(outcomes: readonly ReadonlyMap<string, Outcome>[]): Goal[] {
  const [small, , large] = outcomes;
  const key = (byName: ReadonlyMap<string, Outcome> | undefined, name: string) => medianOf(byName?.get(name), 'key');
  const mount = (name: string) => medianOf(large?.get(name), 'mount');
  const ours = key(large, 'ours');
  return [
    { what: 'key, 300 fields: to react-hook-form + MUI', ours, other: key(large, 'react-hook-form'), max: 1.1 },
    { what: 'key, 300 fields: to rjsf on MUI', ours, other: key(large, 'rjsf'), max: 0.25 },
    { what: 'key: 300 fields to 30', ours, other: key(small, 'ours'), max: 1.2 },
    { what: 'mount, 300 fields: to rjsf on MUI', ours: mount('ours'), other: mount('rjsf'), max: 0.9 },
  ];
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import process from 'node:process';
// eslint-disable-next-line @nx/enforce-module-boundaries -- both benchmarks sum up alike; neither is a package
import type { Summary } from '../search/statistics.ts';
import { judge, type Goal, type JudgedGoal } from './goals.ts';

/** A table of the report. */
export interface ReportTable {
  /** Its heading. */
  title: string;
  /** Titles of the columns. */
  columns: readonly string[];
  /** Cells by row. */
  rows: readonly (readonly string[])[];
}

/** Results of one part of the benchmark. */
export interface PartReport {
  /** The name that runs the part. */
  part: string;
  title: string;
  /** Description of the measurement, its method and its data, in full sentences. */
  about: string;
  tables: readonly ReportTable[];
  goals: readonly Goal[];
  /** The part's own numbers of rounds in words, where they differ from the run's. */
  rounds?: string;
  /** Packages and versions, for example `react-select 5.10.2`. */
  versions: readonly string[];
}

/** When and where the part ran. */
export interface RunCircumstances {
  /** The day, as yyyy-mm-dd. */
  day: string;
  /** The machine in words. */
  machine: string;
  /** The browser in words. */
  browser: string;
  /** The rounds in words. */
  rounds: string;
}

/** Describes the machine in words. */
export function describeMachine(): string {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
}

/** Formats a median with its deviation: `12.3 ± 0.4`. */
export function timeCell({ median, deviation }: Summary): string {
  return `${figure(median)} ± ${figure(deviation)}`;
}

/** Formats a number with fewer decimals the larger it is. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  const decimals = Math.abs(value) < 1 ? 2 : Math.abs(value) < 100 ? 1 : 0;
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Returns a part's section in Markdown, between the marks by which a later run finds it. */
export function sectionOf(report: PartReport, run: RunCircumstances): string {
  const judged = report.goals.map(judge);
  const paragraphs = [
    `## ${report.title}`,
    report.about,
    ...report.tables.map(({ title, columns, rows }) => `### ${title}\n\n${markdownTable(columns, rows)}`),
    ...(judged.length > 0 ? [`### ${report.title}: goals\n\n${goalTable(judged)}`] : []),
    `Run on ${run.day} with \`npm run bench -- ${report.part}\`. ${report.rounds ?? run.rounds} ${run.machine}, ${run.browser}.${versionsOf(report)}`,
  ];
  return `${markOf(report.part)}\n\n${paragraphs.join('\n\n')}\n\n${endMarkOf(report.part)}`;
}

function versionsOf({ versions }: PartReport): string {
  return versions.length > 0 ? ` Versions: ${versions.join(', ')}.` : '';
}

/** Returns the document with a part's section replaced, or added in the order of `parts`. */
export function withSection(document: string, part: string, section: string, parts: readonly string[]): string {
  const sections = new Map(parts.map((name) => [name, name === part ? section : cutSection(document, name)]));
  const present = [...sections.values()].filter((text) => text !== undefined);
  return `${introduction}\n\n${present.join('\n\n')}\n`;
}

/** Writes the part's section into the file and prints it. Returns the goals that are not held. */
export function writeReport(
  file: string,
  report: PartReport,
  run: RunCircumstances,
  parts: readonly string[],
): JudgedGoal[] {
  const section = sectionOf(report, run);
  process.stdout.write(`${section}\n`);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, withSection(before, report.part, section, parts));
  return report.goals.map(judge).filter(({ held }) => !held);
}

const introduction = `# Speed and size compared with others

Written by \`npm run bench\`; do not edit. \`npm run bench -- PART\` runs one part and replaces its section. The parts: options, dates, form, table, million, worker, sizes.

Each table compares ours with named peers and with a floor: the same feature written by hand in plain DOM, with nothing
else in it. Read the ratios, not the milliseconds. Every contestant is a production build in the same headless browser. Each
round runs every contestant once; 5 rounds warm up, 9 are measured. Cells show the median ± the median deviation from it. Inputs
are real mouse and key events of the browser. A step counts only when the page shows the right answer.

- **Latency**: from the browser's receipt of the input to the end of the frame that shows the answer, including style, layout
  and paint on the main thread. Frames do not wait for the display, so no time is rounded up to a sixtieth of a second.
- **Script** and **main thread**: time that the page's main thread spends in JavaScript and in total, until it is idle again.
- **Goals**: the ratio of our figure to another one, and its max.`;

function markOf(part: string): string {
  return `<!-- part ${part} -->`;
}

function endMarkOf(part: string): string {
  return `<!-- end of part ${part} -->`;
}

function cutSection(document: string, part: string): string | undefined {
  const start = document.indexOf(markOf(part));
  const end = document.indexOf(endMarkOf(part));
  return start < 0 || end < start ? undefined : document.slice(start, end + endMarkOf(part).length);
}

function goalTable(goals: readonly JudgedGoal[]): string {
  return markdownTable(
    ['goal', 'ours', 'other', 'ratio', 'max', ''],
    goals.map(({ what, ours, other, ratio, max, held }) => [
      what,
      figure(ours),
      figure(other),
      Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
      String(max),
      held ? 'held' : '**not held**',
    ]),
  );
}

/** Returns a Markdown table. The first column is aligned left, the others right. */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `| ${columns.map((_, index) => (index === 0 ? '---' : '---:')).join(' | ')} |`;
  return [line(columns), rule, ...rows.map(line)].join('\n');
}

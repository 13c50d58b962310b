import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import type { idle, Load, searching } from './phases.ts';

/** p95 of normal users beside a greedy one over their p95 alone, at most. */
const maxGreedyRatio = 3;
/** Memory after the idle time over memory at its beginning, at most. */
const maxMemoryRatio = 1.1;

/** What `npm run bench:load` measured. */
export interface LoadReport {
  policies: number;
  agencies: number;
  connections: number;
  seconds: number;
  /** How long tabs were idle. */
  minutes: number;
  tabs: number;
  mix: Load;
  alone: Awaited<ReturnType<typeof searching>>;
  beside: Awaited<ReturnType<typeof searching>>;
  tabsIdle: Awaited<ReturnType<typeof idle>>;
}

/** Prints the tables, and writes them into a Markdown file if there is one. */
export async function writeReport(file: string | null, report: LoadReport): Promise<void> {
  const text = reportText(report);
  process.stdout.write(text);
  if (file !== null) await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** The goals that were not held, one line each. */
export function missedGoals({ mix, alone, beside, tabsIdle }: LoadReport): string[] {
  const missed: string[] = [];
  const parts = {
    'the mix': mix,
    'people alone': alone.normal,
    'people beside a greedy one': beside.normal,
    'idle tabs': tabsIdle.load,
  };
  for (const [name, { errors, firstError }] of Object.entries(parts))
    if (errors > 0) missed.push(`${errors} errors of ${name}; the first: ${firstError}`);
  const ratio = beside.normal.p95Ms / alone.normal.p95Ms;
  if (ratio > maxGreedyRatio)
    missed.push(`p95 beside a greedy person is ${ratio.toFixed(2)} times that alone; ${maxGreedyRatio} is the limit.`);
  const memory = tabsIdle.rssAfter / tabsIdle.rssBefore;
  if (memory > maxMemoryRatio)
    missed.push(`Memory grew to ${memory.toFixed(2)} times while tabs were idle; ${maxMemoryRatio} is the limit.`);
  return missed;
}

function reportText({ mix, alone, beside, tabsIdle, ...size }: LoadReport): string {
  const row = (title: string, load: Load) =>
    `| ${title} | ${load.requests.toLocaleString('en-US')} | ${load.errors} | ${load.p50Ms.toFixed(0)} | ${load.p95Ms.toFixed(0)} | ${load.p99Ms.toFixed(0)} |`;
  const [cpu] = cpus();
  const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  return `# The platform under load

Written by \`npm run bench:load\`; do not edit.

${size.policies.toLocaleString('en-US')} generated policies of ${size.agencies.toLocaleString('en-US')} agencies, SQLite, the platform in a process of its own on the same machine. Each person has a session of their own; all connections are kept.

| | requests | errors | p50, ms | p95, ms | p99, ms |
|---|--:|--:|--:|--:|--:|
${row(`mix of ${size.connections} connections, ${size.seconds} s`, mix)}
${row(`20 people searching alone, ${size.seconds} s`, alone.normal)}
${row('the same 20 beside a greedy person', beside.normal)}
${row('the greedy person: 10 searches at a time, each as expensive as one may be', beside.greedy)}
${row(`${size.tabs} idle tabs, ${size.minutes} minutes`, tabsIdle.load)}

- The mix: half searches, a fifth sessions, and permissions, saved searches, saving and deleting.
- p95 of the 20 people beside the greedy one is **${(beside.normal.p95Ms / alone.normal.p95Ms).toFixed(2)}** times that alone (${maxGreedyRatio} at most).
- Memory at the beginning of the idle time ${mib(tabsIdle.rssBefore)} MiB, at its end ${mib(tabsIdle.rssAfter)} MiB: **${(tabsIdle.rssAfter / tabsIdle.rssBefore).toFixed(2)}** times (${maxMemoryRatio} at most). Each tab asks for its session once a minute; the page does so every five.

The command fails for an error of anybody but the greedy person, or where a limit is passed.

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Node ${process.version}.
`;
}

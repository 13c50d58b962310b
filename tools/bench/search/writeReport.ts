import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { version as duckDbVersion } from '@duckdb/node-api';
import { format, resolveConfig } from 'prettier';
import { ratiosOf, ratioToNeeded, type MixResult } from './MixResult.ts';
import type { Summary } from './statistics.ts';

export interface Report {
  results: readonly MixResult[];
  policies: number;
  agencies: number;
  rounds: number;
  warmUps: number;
  /** Of the platform's time: over the engine's for all searches together, and over what each mix needs. */
  limits: { toEngine: number; toNeeded: number };
  /** Time of the permission check per request in ms, and its limit. */
  permissionCheck: Summary & { maxPermissionCheckMs: number };
}

/** Prints the table and, if there is one, writes it to a Markdown file. */
export async function writeReport(file: string | null, report: Report): Promise<void> {
  const text = `${headOf(report)}\n\n${tableOf(report.results)}\n\n${footOf(report)}\n`;
  process.stdout.write(text);
  if (file === null) return;
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

function headOf({ policies, agencies, rounds, warmUps }: Report): string {
  return `# Agency search: the platform against its engine

Written by \`npm run bench:search\`; do not edit.

${policies.toLocaleString('en-US')} generated policies of ${agencies.toLocaleString('en-US')} agencies.

- **Engine**: DuckDB alone through its own Node client, on the same file with the same settings: the statement that the platform
  sends, with its values, until the engine has made the last row.
- **Engine, rows read**: the same, and the values of all rows read out of the result with the client's call for whole columns, as any
  program has to that does something with them.
- **HTTP floor**: a bare Node server in the platform's process that reads the same request, compares its token and sends the same bytes
  from memory.
- **Platform**: a Find agencies request to the whole platform over HTTP on loopback, from sending it to the last byte of the Arrow answer:
  token, session and person, validation, query, sorting, names and the other nine columns, encoding, transport. Nothing is kept from one
  request to the next but what belongs to the data set; every search runs again.

All in turn for every mix of filters, ${warmUps} warm-up rounds and ${rounds} measured ones, medians ± median deviations. The engine's turn comes
before the platform's in one round and behind it in the next: each finds the processor's caches as the other left them; the floor
comes behind the platform and so in the warmest caches of all. Engine and platform read the
same file, each in its own process, into memory of its own. The process that asks, reads the answers and holds the bare engine collects
its garbage before each turn, outside of the time that is taken; the platform's own garbage is in its time. Client and platform share
the cores, so that reading the answer is in the platform's time as well. Before that every answer of the platform was compared row by
row with a statement over the policies that was written by hand.`;
}

function footOf({ results, limits, permissionCheck }: Report): string {
  const policies = results.filter(({ fromTotals }) => !fromTotals);
  const { toEngine, toEngineRead } = ratiosOf(policies);
  const onTop = policies.map(({ platform, engine }) => platform.median - engine.median);
  const withinGoal = policies.filter(
    ({ platform, engine }) => platform.median <= limits.toEngine * engine.median,
  ).length;
  const [cpu] = cpus();
  return `Searches that read policies, all together: the platform takes **${toEngine.toFixed(2)}** times the engine's own time for the same
SQL (${limits.toEngine} at most, or the command fails), **${toEngineRead.toFixed(2)}** times its time with the rows read. In this run it took ${Math.min(...onTop).toFixed(1)} to ${Math.max(...onTop).toFixed(1)} ms more than
the statement alone, by mix; ${withinGoal} of these ${policies.length} mixes stayed within ${limits.toEngine} times the engine's own time by themselves. Each mix is
also held to the engine with its rows read and the HTTP floor together (last column, ${limits.toNeeded} at most): both are work that no answer over
HTTP goes without, and they weigh most where the statement is short. The first limit was 1.25 up to November 2026; its last quarter took 873
lines that wrote answers by hand, and readable code comes first.

Searches marked * ask for no single policies. The platform has the agencies' totals in memory, in order, and sends no statement; the
engine's time is that of the shortest statement with the same result over its table of the same totals.

Finding out who asks and what they may see (token, session, person, permissions) takes **${permissionCheck.median.toFixed(2)} ± ${permissionCheck.deviation.toFixed(2)} ms** of each request
(${permissionCheck.maxPermissionCheckMs} at most, or the command fails): the difference between a small call that checks all of it and one that checks nothing, 1,000 of each in turn.

Machine: ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Node ${process.version}, DuckDB ${duckDbVersion()}.`;
}

function tableOf(results: readonly MixResult[]): string {
  const rows = results.map((result) => {
    const { title, fromTotals, rows: count, bytes, engine, engineRead, floor, platform } = result;
    const size = Math.round(bytes / 1024).toLocaleString('en-US');
    const times = [engine, engineRead, floor, platform].map(timeOf).join(' | ');
    const ratio = (platform.median / engine.median).toFixed(2);
    return `| ${title}${fromTotals ? ' *' : ''} | ${count.toLocaleString('en-US')} | ${size} | ${times} | ${ratio} | ${ratioToNeeded(result).toFixed(2)} |`;
  });
  return [
    '| filters | agencies | answer, KB | engine, ms | engine, rows read, ms | HTTP floor, ms | platform, ms | to engine | to engine read + floor |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
  ].join('\n');
}

function timeOf({ median, deviation }: Summary): string {
  return `${median.toFixed(1)} ± ${deviation.toFixed(1)}`;
}

import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { format, resolveConfig } from 'prettier';
import type { Measurement } from './measure.ts';

/** Prints the table, and writes the document if a path is given. */
export async function writeReport(
  path: string | null,
  { tuples, measurements }: { tuples: number; measurements: readonly Measurement[] },
): Promise<void> {
  const rows = measurements.map(
    ({ title, goalMs, medianMs, p95Ms, runs }) =>
      `| ${title} | ${print(medianMs)} | ${print(p95Ms)} | ${goalMs === null ? '' : print(goalMs)} | ${runs} |`,
  );
  const text = `# Authorization store

Written by \`npm run bench:authorization\`; do not edit.

One embedded store with ${tuples.toLocaleString('en-US')} relationships and the product's own model, in SQLite on disk. Questions are asked one after the
other through the same port as by the platform; each reads the number of the store's last write from the database first.

| question | median | 95 of 100 within | goal | runs |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${missedGoals(measurements)
  .map((missed) => `\n- ${missed}`)
  .join('')}
`;
  process.stdout.write(text);
  if (path === null) return;
  await writeFile(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
}

/** Returns a sentence for each missed goal. */
export function missedGoals(measurements: readonly Measurement[]): string[] {
  return measurements
    .filter(({ goalMs, medianMs }) => goalMs !== null && medianMs > goalMs)
    .map(({ title, goalMs, medianMs }) => `Missed: ${title} takes ${print(medianMs)}, not ${print(goalMs ?? 0)}.`);
}

function print(ms: number): string {
  return `${ms < 1 ? ms.toFixed(3) : ms.toFixed(1)} ms`;
}

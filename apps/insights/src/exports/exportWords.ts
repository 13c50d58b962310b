import type { ExportTask } from '@agency-insights/insights-api';
import { formatCountOf } from '../format/count.ts';

const subjects: readonly [RegExp, string][] = [
  [/agency_search/, 'Agency search'],
  [/agency_details/, 'Agency profile'],
  [/benchmarks/, 'Benchmarks'],
];

/** What an export is of: its file's name once it has one. */
export function nameOf({ file_name: name, export_file: file }: ExportTask): string {
  return name ?? subjects.find(([pattern]) => pattern.test(file))?.[1] ?? 'Export';
}

/** What was exported, in words: `Agency state: TX · Line of business: commercial`. */
export function contentOf({ agencies_named: named, filters }: ExportTask): string {
  const chosen = named === null ? [] : [formatCountOf(named, 'selected agency', 'selected agencies')];
  return [...chosen, ...filters.map(({ label, value }) => `${label}: ${value}`)].join(' · ');
}

const times = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** How it went: `325 rows · Nov 23, 2:31 PM`, or why there is no file. */
export function outcomeOf(task: ExportTask): string {
  const at = times.format(new Date(task.finished_at ?? task.created_at));
  if (task.status === 'FAILURE') return `${task.error ?? 'Export failed'} · ${at}`;
  return `${formatCountOf(task.rows, 'row', 'rows')} · ${at}`;
}

/** How far an export under way is. */
export function stageOf({
  status,
  rows,
  total_rows: total,
}: Pick<ExportTask, 'status' | 'rows' | 'total_rows'>): string {
  if (status === 'PENDING') return 'Waiting for its turn';
  if (status === 'RETRY') return 'Trying again';
  return total === null
    ? 'Finding the rows'
    : `${formatCountOf(rows, 'row', 'rows')} of ${total.toLocaleString('en-US')}`;
}

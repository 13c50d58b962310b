import type { ExportTask } from '@agency-insights/insights-api';
import { listFilters } from '../format/listFilters.ts';
import type { Words } from '../language/createWords.ts';

const subjects: readonly [RegExp, string][] = [
  [/agency_search/, 'Agency search'],
  [/agency_details/, 'Agency profile'],
  [/benchmarks/, 'Benchmarks'],
];

/** Returns an export's name: the file name, if there is one. */
export function nameOf({ file_name: name, export_file: file }: ExportTask, { t }: Words): string {
  return name ?? t(subjects.find(([pattern]) => pattern.test(file))?.[1] ?? 'Export');
}

/** Distinguishes an export from others: the subject of a dashboard, its filters, or its content without filters. */
export function titleOf(task: ExportTask, words: Words): string {
  // The name of a dashboard's file ends with its day.
  const subject = isSearch(task) ? '' : (task.file_name?.replace(/ \d{8}\.xlsx$/, '') ?? '');
  const title = [subject, contentOf(task, words)].filter(Boolean).join(' · ');
  return title === '' ? nameOf({ ...task, file_name: null }, words) : title;
}

function isSearch({ export_file: file }: ExportTask): boolean {
  return file.includes('agency_search');
}

/** Returns the accessible name of an export: `Agency state: Texas, Nov 23, 2:31 PM`. */
export function fullNameOf(task: ExportTask, words: Words): string {
  return `${titleOf(task, words)}, ${timeOf(task, words)}`;
}

/** Describes an export in words: `2 selected agencies · Agency state: Texas`. */
function contentOf({ agencies_named: named, filters }: ExportTask, { t, formatCountOf }: Words): string {
  const chosen = named === null ? [] : [formatCountOf(named, 'selected agency', 'selected agencies')];
  const listed = listFilters(
    filters.map(({ label, value }) => ({ label: t(label), text: value })),
    t,
  );
  return [...chosen, listed].filter(Boolean).join(' · ');
}

/** Returns when an export ended, or began. */
export function timeOf({ finished_at: finished, created_at: created }: ExportTask, { locale }: Words): string {
  const parts = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, parts).format(new Date(finished ?? created));
}

/** Returns the outcome: `325 rows · Nov 23, 2:31 PM`, or why there is no file. Rows of a dashboard are of many sheets. */
export function outcomeOf(task: ExportTask, words: Words): string {
  const { t, formatCountOf } = words;
  const at = timeOf(task, words);
  if (task.status === 'FAILURE') return `${task.error ?? t('Export failed')} · ${at}`;
  return isSearch(task) ? `${formatCountOf(task.rows, 'row', 'rows')} · ${at}` : at;
}

/** How far an export under way is. */
export function stageOf(
  { status, rows, total_rows: total }: Pick<ExportTask, 'status' | 'rows' | 'total_rows'>,
  { t, formatCount, formatCountOf }: Words,
): string {
  if (status === 'PENDING') return t('Waiting in the queue');
  if (status === 'RETRY') return t('Trying again');
  if (total === null) return t('Finding the rows');
  return t('{rows} of {total}', { rows: formatCountOf(rows, 'row', 'rows'), total: formatCount(total) });
}

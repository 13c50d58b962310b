import { createTableWorker } from '@agency-insights/data-table';

/**
 * Min number of distinct names to sort in the worker. A search returns at most 100,000 agencies, which is below the
 * table's default. The transfer costs time, but keeps the page responsive.
 */
const fewestTexts = 50_000;

/** The worker of the page's tables; it starts, and its script is fetched, when it is first needed. */
export const agencyTableWorker = createTableWorker(
  () => new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' }),
  { fewestTexts },
);

import { createTableWorker } from '@agency-insights/data-table';

/**
 * From so many different names on they are sorted in the worker. A search answers 100,000 agencies at most, so that the
 * table's own default would never call it; what the way there costs, the page gains in time for drawing and typing.
 */
const fewestTexts = 50_000;

/** The worker of the page's tables; it starts, and its script is fetched, when it is first needed. */
export const agencyTableWorker = createTableWorker(
  () => new Worker(new URL('./tableWorker.ts', import.meta.url), { type: 'module' }),
  { fewestTexts },
);

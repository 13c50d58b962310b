import { readFileSync } from 'node:fs';
import type { EndpointId } from '@agency-insights/insights-api/contract';

/** Where the answers to the examples of calls are kept; `npm run docs:answers` writes it. */
export const recordedAnswersFile = new URL('./recordedAnswers.json', import.meta.url);

/** What the platform answered to the example of each call that answers with JSON or text, shortened. */
export const recordedAnswers = JSON.parse(readFileSync(recordedAnswersFile, 'utf8')) as Readonly<
  Partial<Record<EndpointId, unknown>>
>;

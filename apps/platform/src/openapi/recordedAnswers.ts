import { readFileSync } from 'node:fs';
import type { EndpointId } from '@agency-insights/insights-api/contract';

/** File with the responses to the examples of calls; `npm run docs:answers` writes it. */
export const recordedAnswersFile = new URL('./recordedAnswers.json', import.meta.url);

/** Shortened responses to the examples of calls that return JSON or text. */
export const recordedAnswers = JSON.parse(readFileSync(recordedAnswersFile, 'utf8')) as Readonly<
  Partial<Record<EndpointId, unknown>>
>;

import type { EndpointId } from '@agency-insights/insights-api/contract';
import type { CallExamples } from './CallExample.ts';
import { appExamples } from './examples/appExamples.ts';
import { authorizationExamples } from './examples/authorizationExamples.ts';
import { peopleExamples } from './examples/peopleExamples.ts';

/** An example for each row of the endpoint table, shown in docs/api.md and run by a test. */
export const callExamples: CallExamples<EndpointId> = { ...appExamples, ...peopleExamples, ...authorizationExamples };

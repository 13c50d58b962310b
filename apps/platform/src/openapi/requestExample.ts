import type { EndpointId } from '@agency-insights/insights-api/contract';
import type { CallParts } from '../api-docs/CallExample.ts';
import { callExamples } from '../api-docs/callExamples.ts';

/** Replaces tokens and secrets. */
export const hidden = 'hidden';

/** Values in the document for the variables of the examples. */
const values: Readonly<Record<string, string>> = {
  $AGENCY_ID: '17',
  $TASK_ID: '0f8fad5b-d9cb-469f-a165-70867728950e',
  $SCHEDULE_ID: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  $FILTER_ID: '3',
  $USER_ID: 'person-17',
  $STORE_ID: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  $MODEL_ID: '01BX5ZZKBKACTAV9WEVGEMMVRZ',
  $ENTITY_ID: '01BX5ZZKBKACTAV9WEVGEMMVS0',
  $SERVICE_ID: 'service-17',
  $GRANTED_USER: 'user:ben',
  $NEW_USER: 'user:ben',
  $URL: 'https://insights.example.com',
  $NAME: 'Texas',
  $KEY: 'acme',
  $EMAIL: 'ben@demo.test',
  $CLIENT_ID: 'billing',
};

/** Returns the example of a call for the document. Hides tokens and secrets. */
export function requestExample(id: EndpointId): CallParts {
  const { params, query, body } = callExamples[id];
  const text = JSON.stringify({ params, query, body });
  return JSON.parse(text.replaceAll(/\$[A-Z_]+/g, (name) => values[name] ?? hidden)) as CallParts;
}

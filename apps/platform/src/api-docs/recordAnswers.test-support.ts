import { writeFile } from 'node:fs/promises';
import type { Endpoint, EndpointId } from '@agency-insights/insights-api/contract';
import * as prettier from 'prettier';
import { recordedAnswersFile } from '../openapi/recordedAnswers.ts';
import { hidden } from '../openapi/requestExample.ts';
import type { TestPlatform } from '../testing/startPlatform.test-support.ts';

/** Max entries shown of a list, and of an object used as a map. */
const shownEntries = 2;
/** An object with more fields than this is a map. */
const maxFields = 30;

/** Whether the document shows an example response of a call. */
export function showsAnswer({ answer }: Endpoint): boolean {
  return answer === 'json' || answer === 'result-set' || answer === 'csv';
}

/** Returns a response as the document shows it: short, without the test's addresses and secrets. */
export function shortenAnswer(id: EndpointId, text: string, platform: TestPlatform): unknown {
  const plain = text
    .replaceAll(platform.url, 'https://insights.example.com')
    .replaceAll(platform.dashboardsUrl, 'https://dashboards.example.com')
    .replaceAll(platform.issuer, 'https://sign-in.example.com');
  if (!plain.startsWith('{') && !plain.startsWith('['))
    return plain
      .split('\n')
      .slice(0, 1 + shownEntries)
      .join('\n');
  const answer = JSON.parse(plain) as Record<string, unknown>;
  if (id === 'openapi.document') return { openapi: answer['openapi'], info: answer['info'] };
  return shorten(answer);
}

/** Writes the example responses of the document. */
export async function writeRecordedAnswers(answers: Partial<Record<EndpointId, unknown>>): Promise<void> {
  const file = recordedAnswersFile.pathname;
  const options = await prettier.resolveConfig(file);
  await writeFile(file, await prettier.format(JSON.stringify(answers), { ...options, filepath: file }));
}

function shorten(value: unknown): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (Array.isArray(value)) return value.slice(0, shownEntries).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const shown = entries.length > maxFields ? entries.slice(0, shownEntries) : entries;
  return Object.fromEntries(shown.map(([name, entry]) => [name, shorten(entry)]));
}

/** Tokens, secrets and signatures are long and look random; UUIDs are shorter than these. */
function withoutSecrets(text: string): string {
  return text.replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]*|[\w%-]{40,}/g, hidden);
}

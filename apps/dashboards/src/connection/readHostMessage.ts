import { comparisons, type HostMessage } from '@agency-insights/insights-api/contract';
import { colorSchemes } from '../address/readFrameAddress.ts';
import { readLanguageTag } from '../language/languages.ts';

const maxTitleLength = 300;
const maxSentenceLength = 10_000;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a message of the page around the frame; null for one that is unknown or malformed. Three of the vendor's are
 * treated as unknown: the frame cannot be edited or scheduled, and its popups open where the person is, wherever the page
 * is scrolled to.
 */
export function readHostMessage(type: unknown, fields: unknown): HostMessage | null {
  if (typeof type !== 'string' || !Object.hasOwn(readers, type)) return null;
  return readers[type]?.(isFields(fields) ? fields : {}) ?? null;
}

const readers: Readonly<Record<string, (fields: Fields) => HostMessage | null>> = {
  'dashboard:filters:update': ({ filters }) =>
    isFields(filters) ? { type: 'dashboard:filters:update', filters: readFilters(filters) } : null,
  'dashboard:run': () => ({ type: 'dashboard:run' }),
  'dashboard:stop': () => ({ type: 'dashboard:stop' }),
  'dashboard:print': () => ({ type: 'dashboard:print' }),
  'dashboard:options:set': ({ comparison, colorScheme, language, page }) => ({
    type: 'dashboard:options:set',
    comparison: comparisons.find((known) => known === comparison),
    colorScheme: colorSchemes.find((known) => known === colorScheme),
    language: readLanguageTag(language) ?? undefined,
    page: readPage(page),
  }),
  'dashboard:load': ({ id }) => (typeof id === 'string' ? { type: 'dashboard:load', id } : null),
  'page:load': ({ url }) => (typeof url === 'string' ? { type: 'page:load', url } : null),
  'session:tokens': (fields) => ({
    type: 'session:tokens',
    api_token: textOf(fields.api_token),
    api_token_ttl: numberOf(fields.api_token_ttl),
    navigation_token: textOf(fields.navigation_token),
    navigation_token_ttl: numberOf(fields.navigation_token_ttl),
    session_reference_token_ttl: numberOf(fields.session_reference_token_ttl),
  }),
};

/** The texts of a map; null clears a filter too. */
function readFilters(filters: Fields): Record<string, string> {
  const entries = Object.entries(filters).map(([key, value]): [string, unknown] => [key, value ?? '']);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Words for print; longer ones than any page has are cut. */
function readPage(page: unknown): { title: string; sentence: string } | undefined {
  if (!isFields(page)) return undefined;
  const [title, sentence] = [textOf(page.title), textOf(page.sentence)];
  if (title === undefined || sentence === undefined) return undefined;
  return { title: title.slice(0, maxTitleLength), sentence: sentence.slice(0, maxSentenceLength) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

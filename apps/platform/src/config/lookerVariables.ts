import { dashboardIds, type DashboardId } from '@agency-insights/insights-api/contract';
import { z } from 'zod';
import { embedAlgorithms, type LookerConfig } from './PlatformConfig.ts';
import { publicAddress, signingSecret } from './variableTypes.ts';

/** Variables of a Looker that replaces the embedded dashboards. LOOKER_URL switches it on. */
export const lookerVariables = {
  LOOKER_URL: publicAddress.optional(),
  LOOKER_API_URL: publicAddress.optional(),
  LOOKER_CLIENT_ID: z.string().optional(),
  LOOKER_CLIENT_SECRET: z.string().optional(),
  LOOKER_EMBED_SECRET: signingSecret.optional(),
  LOOKER_EMBED_ALGORITHM: z.enum(embedAlgorithms).optional(),
  LOOKER_DASHBOARDS: z.string().transform(dashboardsOf).optional(),
  LOOKER_FILTER_NAMES: z
    .string()
    .transform((text, context) => pairsOf(text, context, 'agency_state=Agency State, line_of_business=Line'))
    .optional(),
  LOOKER_MODELS: z.string().transform(namesOf).optional(),
};

type LookerVariables = z.output<z.ZodObject<typeof lookerVariables>>;

const neededNames = [
  'LOOKER_CLIENT_ID',
  'LOOKER_CLIENT_SECRET',
  'LOOKER_EMBED_SECRET',
  'LOOKER_DASHBOARDS',
  'LOOKER_MODELS',
] as const;

/** Reports missing variables with LOOKER_URL, and variables that need it. */
export function checkLookerVariables(variables: LookerVariables, context: z.core.$RefinementCtx): void {
  const names = Object.keys(lookerVariables) as (keyof LookerVariables)[];
  const stray = names.find((name) => variables[name] !== undefined);
  if (variables.LOOKER_URL === undefined && stray !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['LOOKER_URL'],
      message: `is missing while ${stray} is set; set it to Looker's address, or unset ${stray}`,
    });
  if (variables.LOOKER_URL === undefined) return;
  for (const name of neededNames.filter((needed) => variables[needed] === undefined))
    context.addIssue({ code: 'custom', path: [name], message: 'is missing while LOOKER_URL is set; set it too' });
}

/** Returns the Looker of the checked variables; null without one. */
export function lookerOf(variables: LookerVariables): LookerConfig | null {
  const { LOOKER_URL: url, LOOKER_DASHBOARDS: dashboards } = variables;
  if (url === undefined || dashboards === undefined) return null;
  return {
    url,
    apiUrl: variables.LOOKER_API_URL ?? url,
    clientId: variables.LOOKER_CLIENT_ID ?? '',
    clientSecret: variables.LOOKER_CLIENT_SECRET ?? '',
    embedSecret: variables.LOOKER_EMBED_SECRET ?? '',
    embedAlgorithm: variables.LOOKER_EMBED_ALGORITHM ?? 'hmac/sha-1',
    dashboards,
    filterNames: variables.LOOKER_FILTER_NAMES ?? {},
    models: variables.LOOKER_MODELS ?? [],
  };
}

function dashboardsOf(text: string, context: z.core.$RefinementCtx): Record<DashboardId, string> {
  const example = dashboardIds.map((id, index) => `${id}=${12 + index}`).join(', ');
  const pairs = pairsOf(text, context, example);
  const isWhole = (given: Record<string, string>): given is Record<DashboardId, string> =>
    dashboardIds.every((id) => /^[\w:.-]+$/.test(given[id] ?? ''));
  if (isWhole(pairs)) return pairs;
  context.addIssue(`does not name a dashboard of Looker for each of ours; write it like ${example}`);
  return z.NEVER;
}

function pairsOf(text: string, context: z.core.$RefinementCtx, example: string): Record<string, string> {
  const pairs = namesOf(text).map((pair) => /^([\w.-]+)\s*=\s*(\S.*)$/.exec(pair)?.slice(1));
  if (pairs.every((pair) => pair !== undefined)) return Object.fromEntries(pairs) as Record<string, string>;
  context.addIssue(`is not a list of names; write it like ${example}`);
  return z.NEVER;
}

function namesOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

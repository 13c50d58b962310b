import { parseTextExpression, textFilter, type TileAnswer } from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { type NaicsCode, readNaicsClassification } from '../../naics/naicsClassification.ts';
import { naicsCondition, naicsMatcher } from '../../result-sets/naicsCondition.ts';
import { arithmetic, call, column, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';

/** Digits of the codes of each level that is listed. Industries of five digits differ too little from those of six. */
export type IndustryDigits = 2 | 3 | 4 | 6;

const nextDigits: Readonly<Record<number, IndustryDigits>> = { 2: 3, 3: 4, 4: 6 };

type Industry = Pick<NaicsCode, 'code' | 'title'>;

/** The industries of one level, by which policies are split. */
export interface IndustryLevel {
  digits: IndustryDigits;
  /** Path from the sector to the industry whose parts are listed; empty for sectors. */
  path: readonly Industry[];
  /**
   * Returns the position of an industry by the first `digits` digits of a policy's code (0 without a code); -1 for
   * none.
   */
  groupOf: (prefix: number) => number;
  /** Returns the industry at a position; undefined for -1. */
  at: (group: number) => Industry | undefined;
}

/** The levels by the industry whose parts they list. NAICS has about two thousand industries, so none is dropped. */
const levels = new Map<string | undefined, IndustryLevel>();

/**
 * Reads which industries are listed: sectors, or the parts of one industry (`238`). Each level is worked out once.
 * @throws ApiProblem 400 for an industry that NAICS 2022 does not have
 */
export function readIndustryLevel(within: string | undefined): IndustryLevel {
  const known = levels.get(within);
  if (known) return known;
  const level = workOutLevel(within);
  levels.set(within, level);
  return level;
}

function workOutLevel(within: string | undefined): IndustryLevel {
  const path = within === undefined ? [] : pathTo(within);
  const digits = path.length === 0 ? 2 : (nextDigits[digitsOf(path.at(-1) ?? { code: '' })] ?? 6);
  const listed = naicsCodes().filter(
    (one) => digitsOf(one) === digits && (within === undefined || isPart(one, within)),
  );
  const positions = new Map(listed.flatMap((one, at) => prefixesOf(one).map((prefix) => [prefix, at])));
  return { digits, path, groupOf: (prefix) => positions.get(prefix) ?? -1, at: (group) => listed[group] };
}

/** Returns the path of the listed industry for the response. */
export function industryPath({ path }: IndustryLevel): Pick<TileAnswer, 'industry_path'> {
  return path.length === 0 ? {} : { industry_path: path.map(({ code, title }) => ({ naics: code, name: title })) };
}

/** Returns the condition for policies of an industry; `codes`: the codes of the data. */
export function industryCondition(within: string, codes: readonly string[]): Expression {
  const matches = naicsMatcher(parseTextExpression(textFilter([within])));
  return naicsCondition(
    codes,
    Uint8Array.from(codes, (code) => (matches?.(code) ? 1 : 0)),
    false,
  );
}

/**
 * The first digits of a policy's NAICS code, to group by. Grouping by the codes themselves makes the engine allocate
 * arrays up to the largest code, which takes hundreds of milliseconds. 0 without a code.
 */
export function naicsPrefix(digits: IndustryDigits): Expression {
  return call(
    'floor',
    arithmetic(call('greatest', column('naics'), value('integer', 0)), '/', value('double', 10 ** (6 - digits))),
  );
}

let classification: readonly NaicsCode[] | undefined;

function naicsCodes(): readonly NaicsCode[] {
  classification ??= readNaicsClassification().codes;
  return classification;
}

function pathTo(code: string): Industry[] {
  const path = naicsCodes().filter(
    (one) => digitsOf(one) in nextDigits && (one.code === code || isPart({ code }, one.code)),
  );
  if (path.at(-1)?.code === code) return path;
  throw new ApiProblem(
    400,
    'invalid_request',
    `NAICS 2022 has no industry ${code}. Choose one of its sectors or their parts.`,
    [{ path: 'filters.industry', message: 'is not an industry of NAICS 2022' }],
  );
}

/** Returns the number of digits; spans of sectors, such as `31-33`, count as two. */
function digitsOf({ code }: Pick<Industry, 'code'>): number {
  return code.includes('-') ? 2 : code.length;
}

function isPart({ code }: Pick<Industry, 'code'>, of: string): boolean {
  const [first = '', last = first] = of.split('-');
  const start = code.slice(0, first.length);
  return code !== of && !code.includes('-') && start >= first && start <= last;
}

/** Returns the prefixes of an industry's codes. */
function prefixesOf({ code }: Industry): number[] {
  const [first = 0, last = first] = code.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

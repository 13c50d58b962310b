import { z } from 'zod';

/** The filters of Find agencies that describe the agency itself. */
export const agencyFilterKeys = [
  'agency_name',
  'agency_state',
  'agency_city',
  'agency_written_premium',
  'primary_account',
] as const;

/** The filters of Find agencies that describe its policies. */
export const policyFilterKeys = [
  'line',
  'product',
  'carrier',
  'policy_state',
  'naics',
  'effective_date',
  'policy_premium',
  'policy_count',
] as const;

/** Longest filter expression that is accepted, in characters. */
export const maxFilterExpressionLength = 20_000;

const expression = z.string().min(1).max(maxFilterExpressionLength);
const keys = [...agencyFilterKeys, ...policyFilterKeys] as const;

/**
 * Filters of a search: filter key → filter expression in the vendor's grammar.
 * Text: `TX,OK` (comma is OR, `^` escapes, `%` matches any run of characters, a leading `-` or NOT excludes).
 * Numbers: `[1000000,inf]`, in dollars. Dates: `[2025-01-01,2025-12-31]` or `12 months ago for 12 months`.
 */
export const filtersSchema = z.strictObject(
  Object.fromEntries(keys.map((key) => [key, expression.optional()])) as Record<
    (typeof keys)[number],
    z.ZodOptional<typeof expression>
  >,
);

export type FilterKey = (typeof keys)[number];
export type Filters = z.infer<typeof filtersSchema>;

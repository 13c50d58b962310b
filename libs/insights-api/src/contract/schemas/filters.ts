import { z } from 'zod';
import { filterKeys, maxFilterExpressionLength, type FilterKey } from '../filterDefinitions.ts';

const expression = z.string().min(1).max(maxFilterExpressionLength);

/**
 * Filters of a search: filter key → filter expression in the vendor's grammar.
 * Text: `TX,OK` (comma is OR, `^` escapes, `%` matches any run of characters, a leading `-` or NOT excludes).
 * Numbers: `[1000000,inf)`, in dollars. Dates: `[2025-01-01,2025-12-31]` or `12 months ago for 12 months`.
 */
export const filtersSchema = z.strictObject(
  Object.fromEntries(filterKeys.map((key) => [key, expression.optional()])) as Record<
    FilterKey,
    z.ZodOptional<typeof expression>
  >,
);

/** The filters of a search: a filter expression by filter key; a key that is left out does not narrow. */
export type Filters = z.infer<typeof filtersSchema>;

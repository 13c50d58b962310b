import { z } from 'zod';
import { addressNumber } from './addressNumber.ts';

/** Levels of NAICS 2022: 20 sectors, 96 subsectors, 308 industry groups, 689 industries, 1,012 national industries. */
export const naicsLevels = ['sector', 'subsector', 'industry-group', 'industry', 'national-industry'] as const;

/** The path parameters of `naics.summary`. */
export const naicsSummaryParamsSchema = z.strictObject({ type: z.enum(naicsLevels) });
/** The codes of one level, or of all: title by code. */
export const naicsSummaryResponseSchema = z.record(z.string(), z.string());

/** The path parameters of `naics.suggest`. */
export const naicsSuggestParamsSchema = z.strictObject({ term: z.string().min(1).max(200) });
/** The query of `naics.suggest`. */
export const naicsSuggestQuerySchema = z.strictObject({
  groupType: z.enum(naicsLevels).optional(),
  naicsEdition: z.literal('2022').optional(),
  /** Codes to leave out, joined by spaces. */
  excludeGroups: z.string().max(10_000).optional(),
  hitsPerPage: addressNumber({ least: 1, most: 100 }).optional(),
  /** From 0. */
  page: addressNumber({ least: 0, most: 1_000 }).optional(),
  /** Fields to search, joined by commas: `code`, `title`, `index`. Default all. */
  searchFields: z
    .string()
    .regex(/^(code|title|index)(,(code|title|index))*$/, 'must be code, title or index, joined by commas')
    .optional(),
});
/** One page of the codes that match a term. */
export const naicsSuggestResponseSchema = z.object({
  hits: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      level: z.enum(naicsLevels),
      /** The index entry that fits the term, where neither code nor title does. */
      match: z.string().optional(),
    }),
  ),
  total: z.int(),
  page: z.int(),
  hitsPerPage: z.int(),
});

/** The query of `askkodiak.suggestGroups`: that of `naics.suggest` with the term in it. */
export const suggestGroupsQuerySchema = naicsSuggestQuerySchema.extend({ term: z.string().min(1).max(200) });
/** The query of `askkodiak.summaryGroups`. */
export const summaryGroupsQuerySchema = z.strictObject({
  naicsEdition: z.literal('2022').optional(),
  /** Default: every level. */
  type: z.enum(naicsLevels).optional(),
});

/** A level of NAICS 2022. */
export type NaicsLevel = (typeof naicsLevels)[number];
/** One page of the codes that match a term, with how many match in all. */
export type NaicsSuggestions = z.infer<typeof naicsSuggestResponseSchema>;

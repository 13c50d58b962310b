import { z } from 'zod';

/** Levels of NAICS 2022: 20 sectors, 96 subsectors, 308 industry groups, 689 industries, 1,012 national industries. */
export const naicsLevels = ['sector', 'subsector', 'industry-group', 'industry', 'national-industry'] as const;

export const naicsSummaryParamsSchema = z.strictObject({ type: z.enum(naicsLevels) });
export const naicsSummaryResponseSchema = z.record(z.string(), z.string());

export const naicsSuggestParamsSchema = z.strictObject({ term: z.string().min(1).max(200) });
export const naicsSuggestQuerySchema = z.strictObject({
  groupType: z.enum(naicsLevels).optional(),
  naicsEdition: z.literal('2022').optional(),
  /** Codes to leave out, joined by spaces. */
  excludeGroups: z.string().max(10_000).optional(),
  hitsPerPage: z.coerce.number().int().min(1).max(100).optional(),
  /** From 0. */
  page: z.coerce.number().int().min(0).max(1_000).optional(),
  /** Fields to search, joined by commas: `code`, `title`, `index`. Default all. */
  searchFields: z
    .string()
    .regex(/^(code|title|index)(,(code|title|index))*$/)
    .optional(),
});
export const naicsSuggestResponseSchema = z.object({
  hits: z.array(z.object({ code: z.string(), title: z.string(), level: z.enum(naicsLevels) })),
  total: z.int(),
  page: z.int(),
  hitsPerPage: z.int(),
});

export const suggestGroupsQuerySchema = naicsSuggestQuerySchema.extend({ term: z.string().min(1).max(200) });
export const summaryGroupsQuerySchema = z.strictObject({
  naicsEdition: z.literal('2022').optional(),
  type: z.enum(naicsLevels),
});

export type NaicsLevel = (typeof naicsLevels)[number];
export type NaicsSuggestions = z.infer<typeof naicsSuggestResponseSchema>;

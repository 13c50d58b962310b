import { z } from 'zod';
import { maxFilterExpressionLength } from '../filterKeys.ts';

/** Longest name of a saved search, in characters. */
export const maxFilterNameLength = 120;

const filterName = z.string().trim().min(1).max(maxFilterNameLength);

/**
 * What a saved search keeps. `version` names the shape, so that older content can be migrated;
 * filters are kept by key even where this version does not know the key.
 */
export const filterContentSchema = z.strictObject({
  saveSearchType: z.enum(['agencies', 'benchmark']).default('agencies'),
  version: z.literal(1).default(1),
  filters: z.record(z.string().min(1).max(100), z.string().min(1).max(maxFilterExpressionLength)),
  sorts: z.array(z.string().max(80)).max(4).optional(),
});

/** A saved search as the service answers it; times are ISO 8601. */
export const savedFilterSchema = z.object({
  id: z.int(),
  filterName: z.string(),
  filterContent: filterContentSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** The query of `savedFilters.list`. */
export const savedFiltersQuerySchema = z.strictObject({
  /** From 0. */
  page: z.coerce.number().int().min(0).optional(),
  size: z.coerce.number().int().min(1).max(100).optional(),
});
/** One page of the caller's saved searches. */
export const savedFilterPageSchema = z.object({
  items: z.array(savedFilterSchema),
  page: z.int(),
  size: z.int(),
  total: z.int(),
  /** How many saved searches a person may have. */
  maximum: z.int(),
});
/** The body of `savedFilters.create`. */
export const createSavedFilterSchema = z.strictObject({ filterName, filterContent: filterContentSchema });
/** The body of `savedFilters.update`: a new name, a new content, or both. */
export const updateSavedFilterSchema = z
  .strictObject({ filterName: filterName.optional(), filterContent: filterContentSchema.optional() })
  .refine((b) => b.filterName !== undefined || b.filterContent !== undefined, 'filterName or filterContent is needed');
/** The path parameters of the calls for one saved search. */
export const savedFilterParamsSchema = z.strictObject({ id: z.coerce.number().int().positive() });

/** A saved search: its name, its content, and when it was made and changed. */
export type SavedFilter = z.infer<typeof savedFilterSchema>;
/** What a saved search keeps: filters, and the order of the results. */
export type SavedFilterContent = z.infer<typeof filterContentSchema>;
/** One page of the caller's saved searches, with how many there are and may be. */
export type SavedFilterPage = z.infer<typeof savedFilterPageSchema>;

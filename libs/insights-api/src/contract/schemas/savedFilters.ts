import { z } from 'zod';
import { maxFilterExpressionLength } from '../filterDefinitions.ts';
import { addressNumber } from './addressNumber.ts';
import { cleanName, isVisible } from './cleanName.ts';
import { sortsSchema } from './resultSets.ts';

/** Longest name of a saved search, in characters. */
export const maxFilterNameLength = 120;

const filterName = z.string().overwrite(cleanName).max(maxFilterNameLength).refine(isVisible, 'give the search a name');

const saveSearchType = z.enum(['agencies', 'benchmark']).default('agencies');
const version = z.int().min(1).default(1);

/**
 * What a saved search keeps, as it is read back. `version` names the shape as the application counts it; what another version
 * saved comes back as it is, for the application to migrate or to refuse: one such search must not take the others along.
 */
export const filterContentSchema = z.looseObject({
  saveSearchType,
  version,
  filters: z.record(z.string(), z.unknown()),
  sorts: z.array(z.string()).optional(),
});

/**
 * What a search is saved with. Keys that this version does not know are accepted on purpose: a version that
 * knows them can have saved the search. The expressions of the known ones are checked by the platform as in a search.
 */
export const newFilterContentSchema = z.strictObject({
  saveSearchType,
  version,
  filters: z
    .record(z.string().min(1).max(100), z.string().min(1).max(maxFilterExpressionLength))
    .refine((filters) => Object.keys(filters).length > 0, 'at least one filter is needed')
    .meta({ minProperties: 1 }),
  /** `column direction`, first sort first. */
  sorts: sortsSchema.optional(),
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
  page: addressNumber({ least: 0 }).optional(),
  size: addressNumber({ least: 1, most: 100 }).optional(),
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
export const createSavedFilterSchema = z.strictObject({ filterName, filterContent: newFilterContentSchema });
/** The body of `savedFilters.update`: a new name, a new content, or both. */
export const updateSavedFilterSchema = z
  .strictObject({ filterName: filterName.optional(), filterContent: newFilterContentSchema.optional() })
  .refine((b) => b.filterName !== undefined || b.filterContent !== undefined, 'filterName or filterContent is needed')
  .meta({ minProperties: 1 });
/** The path parameters of the calls for one saved search. */
export const savedFilterParamsSchema = z.strictObject({ id: addressNumber({ least: 1 }) });

/** A saved search: its name, its content, and when it was made and changed. */
export type SavedFilter = z.infer<typeof savedFilterSchema>;
/** What a saved search keeps, whatever version saved it: filters, and the order of the results. */
export type SavedFilterContent = z.infer<typeof filterContentSchema>;
/** What a search is saved with: filter expressions by key, and the order of the results. */
export type NewSavedFilterContent = z.infer<typeof newFilterContentSchema>;
/** One page of the caller's saved searches, with how many there are and may be. */
export type SavedFilterPage = z.infer<typeof savedFilterPageSchema>;

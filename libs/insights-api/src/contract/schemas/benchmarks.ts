import { z } from 'zod';
import { benchmarkTiles } from '../dashboards/benchmarkTiles.ts';
import { industrySchema } from './industry.ts';
import { filterKeys, maxFilterExpressionLength, type FilterKey } from '../filterDefinitions.ts';

const expression = z.string().min(1).max(maxFilterExpressionLength);

/** The filters of the benchmarks: the comparison, and the filters of a search. */
export const benchmarkFiltersSchema = z.strictObject({
  /** The selection: `agency:17`, `search:3` (a saved search of the caller) or `carrier:5`. Default: all agencies that match. */
  compare: z
    .string()
    .regex(/^(agency|search|carrier):[1-9]\d{0,9}$/, 'must be agency:<id>, search:<id> or carrier:<id>')
    .optional(),
  /**
   * Peers of the selection: all others, those in the same states, or those of the same size and mix of lines. Default
   * `all`.
   */
  peers: z.enum(['all', 'state', 'size']).optional(),
  /** The tile `industries` lists the parts of this industry; other tiles do not use it. Default: all sectors. */
  industry: industrySchema.optional(),
  ...(Object.fromEntries(filterKeys.map((key) => [key, expression.optional()])) as Record<
    FilterKey,
    z.ZodOptional<typeof expression>
  >),
});
/** The filters of the benchmarks, an expression by key. */
export type BenchmarkFilters = z.infer<typeof benchmarkFiltersSchema>;

/** The path parameters of `dashboards.benchmarkTile`. */
export const benchmarkTileParamsSchema = z.strictObject({
  tile: z.enum(Object.keys(benchmarkTiles) as [keyof typeof benchmarkTiles]),
});

/** The body of `dashboards.benchmarkTile`. */
export const benchmarkTileRequestSchema = z.strictObject({ filters: benchmarkFiltersSchema });

const benchmarkGroupSchema = z.object({
  /** What it is: "All agencies", the name of an agency, a carrier or a saved search. */
  name: z.string(),
  /** Agencies with a policy of the period; null if the group may not be shown. */
  agencies: z.int().nullable(),
  policies: z.int().nullable(),
  /** Written premium, cents. */
  premium: z.int().nullable(),
  /** Whether the group is too small to be shown: fewer agencies than the minimum, or one with over 80 % of the premium. */
  suppressed: z.boolean(),
});

/** Parts of a benchmark response besides its rows. */
export const benchmarkPartSchema = z.object({
  selection: benchmarkGroupSchema,
  /** Null if the selection is all agencies. */
  peers: benchmarkGroupSchema.nullable(),
  /** Min agencies of a group that is shown. */
  minimum_agencies: z.int(),
  /** Whether the caller only sees groups of agencies. */
  aggregates_only: z.boolean(),
  /** Numbers of the tile besides its rows, by name: medians, shares. */
  figures: z.record(z.string(), z.number().nullable()),
});
/** Parts of a benchmark response besides its rows. */
export type BenchmarkPart = z.infer<typeof benchmarkPartSchema>;

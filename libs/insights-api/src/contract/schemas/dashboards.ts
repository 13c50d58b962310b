import { z } from 'zod';
import { agencyTiles } from '../dashboards/agencyTiles.ts';
import { comparisons, maxComparedAgencies } from '../dashboards/comparisons.ts';
import { benchmarkPartSchema } from './benchmarks.ts';
import { filterKeys, maxFilterExpressionLength, type FilterKey } from '../filterDefinitions.ts';
import { filtersSchema } from './filters.ts';
import { industrySchema } from './industry.ts';

function isEachOnce(list: string): boolean {
  const ids = list.split(',');
  return new Set(ids).size === ids.length;
}

const expression = z.string().min(1).max(maxFilterExpressionLength);

/** The filters of the agency profile: its agency, the accounts that count, the comparison, and the filters of a search. */
export const agencyProfileFiltersSchema = z
  .strictObject({
    /** Id of the agency, as Find agencies answers it. */
    agency_id: z.string().regex(/^[1-9]\d{0,9}$/, 'must be the id of an agency, a whole number above 0'),
    /** Ids of accounts, separated by commas. Default: all of the agency's. */
    accounts: z
      .string()
      .max(20_000)
      .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/, 'must be ids of accounts, separated by commas')
      .optional(),
    /** What the numbers are compared with. Default `last_year`. */
    comparison: z.enum(comparisons).optional(),
    /** Ids of one to four more agencies, separated by commas: the answer has their rows too. Default: none. */
    compare_agencies: z
      .string()
      .regex(
        new RegExp(`^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${maxComparedAgencies - 1}}$`),
        `must be ids of at most ${maxComparedAgencies} agencies, separated by commas`,
      )
      .refine(isEachOnce, 'must name each agency once')
      .optional(),
    /** The tile `industries` lists the parts of this industry; other tiles do not use it. Default: all sectors. */
    industry: industrySchema.optional(),
    ...(Object.fromEntries(filterKeys.map((key) => [key, expression.optional()])) as Record<
      FilterKey,
      z.ZodOptional<typeof expression>
    >),
  })
  .refine(({ agency_id: own, compare_agencies: others }) => !(others ?? '').split(',').includes(own), {
    path: ['compare_agencies'],
    message: 'must not name the agency of the profile itself',
  });
/** The filters of the agency profile, an expression by key. */
export type AgencyProfileFilters = z.infer<typeof agencyProfileFiltersSchema>;

/** The path parameters of `dashboards.agencyTile`. */
export const agencyTileParamsSchema = z.strictObject({
  tile: z.enum(Object.keys(agencyTiles) as [keyof typeof agencyTiles]),
});

/** The body of `dashboards.agencyTile`. */
export const agencyTileRequestSchema = z.strictObject({ filters: agencyProfileFiltersSchema });

/** The body of `dashboards.countAgencies`: the filters with which a mark opens Find agencies. */
export const countAgenciesRequestSchema = z.strictObject({ filters: filtersSchema });

/** The answer of `dashboards.countAgencies`. */
export const countAgenciesResponseSchema = z.object({ agencies: z.int() });

/**
 * A value by the column's key; null: unknown, or not shown because the group behind it is too small. In the benchmarks
 * `suppressed` and `peers_suppressed` are 1 where the numbers of the selection or of its peers are not shown for that.
 */
const rowsSchema = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])));

/** The response of every tile: its rows, and the source of the numbers. */
export const tileAnswerSchema = z.object({
  /** Id of the policy set. */
  set_id: z.string(),
  /** Last day of the data, `yyyy-mm-dd`. */
  as_of: z.string(),
  /** First and last effective day of the policies that count, `yyyy-mm-dd`. */
  period: z.object({ from: z.string(), to: z.string() }),
  /**
   * First and last effective day of what growth compares with: the same days a year earlier, up to the last day of the data;
   * null where the data does not have all of them, or where they are days of the period itself.
   */
  previous_period: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Policies of the period that match the filters; of a benchmark, those of the selection, 0 where it is not shown. */
  policies: z.int(),
  /** Their written premium, cents. */
  premium: z.int(),
  /** Filters of the request that this tile does not use. */
  ignored_filters: z.array(z.string()),
  /** Missing policy data of this tile; null if complete. */
  missing: z.enum(['policy_numbers']).nullable(),
  /** Content of the column with `compares`; null without a comparison. */
  comparison: z
    .object({
      kind: z.enum(comparisons),
      /** Heading of the compared values: `A year before`, `Peers`, `Agencies in Texas`. */
      label: z.string(),
      /** Agencies in the group, also where they are too few to be shown; null for a year before. */
      agencies: z.int().nullable(),
      /** Agencies in each group that the agency can be compared with, whatever is chosen. */
      group_sizes: z.object({ peers: z.int(), state: z.int() }),
      /** Whether the group is too small to be shown: all compared values are null. */
      suppressed: z.boolean(),
      /** Minimum number of agencies of a group that is shown. */
      minimum_agencies: z.int(),
    })
    .nullable(),
  rows: rowsSchema,
  /** In the agency profile: name and city of the agency, as in Find agencies. */
  agency: z.object({ name: z.string(), city: z.string().nullable() }).optional(),
  /** Where the rows are the parts of one industry: its sector, and so on down to the industry itself. */
  industry_path: z.array(z.object({ naics: z.string(), name: z.string() })).optional(),
  /** In the benchmarks: the compared groups. */
  benchmark: benchmarkPartSchema.optional(),
  /** The same for the agencies in `compare_agencies`, in their order; missing without them. */
  others: z
    .array(
      z.object({
        agency_id: z.int(),
        agency_name: z.string(),
        policies: z.int(),
        /** Cents. */
        premium: z.int(),
        rows: rowsSchema,
      }),
    )
    .optional(),
});
/** The answer of a tile. */
export type TileAnswer = z.infer<typeof tileAnswerSchema>;
/** A row of a tile: a value by the column's key. */
export type TileRow = TileAnswer['rows'][number];

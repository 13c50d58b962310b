import { z } from 'zod';
import { addressNumber } from './addressNumber.ts';
import { filtersSchema } from './filters.ts';
import { maxResultRows } from './resultSets.ts';

const queries = 'marketing_insights/queries';

/** The named queries that run-query accepts, each with the columns of its rows. */
export const queryFilenames = [
  `${queries}/agency_names.query`, // agency_id, agency_name, city, state
  `${queries}/agency_states.query`, // state, state_name, agencies
  `${queries}/agency_cities.query`, // city ("Austin, TX"), state, agencies
  `${queries}/primary_accounts.query`, // primary_account, agency_name
  `${queries}/carriers.query`, // carrier, carrier_id, policies
  `${queries}/products.query`, // product, product_name, line, policies
  `${queries}/policy_states.query`, // state, state_name, policies
  `${queries}/lines.query`, // line ("personal" | "commercial"), line_name, policies
  `${queries}/carrier_agencies.query`, // carrier, agencies: with each, under the other filters
  `${queries}/product_agencies.query`, // product, agencies
  `${queries}/policy_state_agencies.query`, // state, agencies
  `${queries}/line_agencies.query`, // line, agencies
  `${queries}/written_premium_distribution.query`, // lower, upper, agencies (dollars; equal steps on a log scale)
  `${queries}/policy_premium_distribution.query`, // lower, upper, policies
  `${queries}/agency_count.query`, // agencies, policies, search_premium (cents): one row
  `${queries}/data_set.query`, // policies, agencies, first_effective_date, last_effective_date, loaded_at: one row
] as const;

/** The body of `looker.runQuery`. */
export const runQueryRequestSchema = z.strictObject({
  query_filename: z.enum(queryFilenames),
  /** Narrows the rows. Option lists take text filters on their own columns as well: `%aus%` matches anywhere. */
  filter_expression: filtersSchema.optional(),
  /** Name under which browsers and other programs save the answer. Default: it is not a file. */
  result_file: z.string().min(1).max(200).optional(),
  /** `csv`: a header and a line for each row. Default `json`. */
  result_format: z.enum(['json', 'csv']).optional(),
  use_labels: z.boolean().optional(),
  limit: z.int().min(1).max(maxResultRows).optional(),
});
/** Filters as JSON in a text, as an address holds them. */
const filtersText = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'must be filters as JSON, such as {"agency_state":"TX"}' });
      return z.NEVER;
    }
  })
  .pipe(filtersSchema);

/** The fields of the body of `looker.runQuery` as parameters of the address. */
export const runQueryParametersSchema = runQueryRequestSchema.partial().extend({
  filter_expression: filtersText.optional(),
  use_labels: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  limit: addressNumber({ least: 1, most: maxResultRows }).optional(),
});
/** Which named query to run, how its rows are narrowed, and how many are wanted. */
export type RunQueryRequest = z.infer<typeof runQueryRequestSchema>;
/** The file name of a named query. */
export type QueryFilename = (typeof queryFilenames)[number];

/** The answer of `looker.runQuery`: rows, each a value by column. */
export const runQueryResponseSchema = z.array(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
);
/** The rows of a named query, each a value by column. */
export type RunQueryResponse = z.infer<typeof runQueryResponseSchema>;

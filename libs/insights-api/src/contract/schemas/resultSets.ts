import { z } from 'zod';
import { type AgencyColumn, agencyColumns } from '../agencyResultColumns.ts';
import { maxNamedAgencies } from '../maxNamedAgencies.ts';
import { filtersSchema } from './filters.ts';

/** Most rows that one result set answers. */
export const maxResultRows = 100_000;

const direction = '(asc|desc)';

/** `column direction`, first sort first. */
export const sortsSchema = z
  .array(
    z
      .string()
      .regex(
        new RegExp(`^(${agencyColumns.join('|')}) ${direction}$`),
        `must be a column and asc or desc, like "search_premium desc"`,
      ),
  )
  .max(4);

/** Some agencies by id. */
export const agencyIdsSchema = z.array(z.int().positive()).min(1).max(maxNamedAgencies);

/** The body of `resultSets.findAgencies`: at least one filter is needed. */
export const findAgenciesRequestSchema = z.strictObject({
  filters: filtersSchema
    .refine((filters) => Object.values(filters).some((v) => v !== undefined), 'at least one filter is needed')
    .meta({ minProperties: 1 }),
  /** Keeps the result to some agencies by id. Default: all that match. */
  agency_ids: agencyIdsSchema.optional(),
  /** `column direction`, first sort first. Default `search_premium desc`. */
  sorts: sortsSchema.optional(),
  limit: z.int().min(1).max(maxResultRows).optional(),
  offset: z.int().min(0).optional(),
});
/** Which agencies are wanted, in which order, and which part of them. */
export type FindAgenciesRequest = z.infer<typeof findAgenciesRequestSchema>;

/** One agency that matches. Money is whole cents; `search_premium` is that of the policies that match, or of all without a filter on policies. */
export const agencyRowSchema = z.object({
  agency_id: z.int(),
  agency_name: z.string(),
  city: z.string(),
  state: z.string(),
  primary_account: z.string(),
  accounts: z.int(),
  /** `Personal`, `Commercial` or `Personal, Commercial`: the lines that the agency writes. */
  lines: z.string(),
  /** Policies that match the filters. */
  policies: z.int(),
  /** Cents. */
  search_premium: z.number(),
  /** Cents: the agency's total within the caller's permitted lines. */
  written_premium: z.number(),
  /** Written premium of the last full year of the data against the year before: 0.041 is +4.1 %. Null without a year before. */
  year_on_year: z.number().nullable(),
  largest_carrier: z.string().nullable(),
} satisfies Record<AgencyColumn, z.ZodType>);
/** One agency that matches. Money is whole cents. */
export type AgencyRow = z.infer<typeof agencyRowSchema>;

/** The JSON form of a result set. */
export const agencyRowsSchema = z.object({ rows: z.array(agencyRowSchema), total: z.int() });

/** The body of `resultSets.listAgenciesAccounts`: agencies by id, by filters, or by both. */
export const listAccountsRequestSchema = z
  .strictObject({
    filters: filtersSchema.optional(),
    /** Agencies by id; together with filters both must hold. */
    agency_ids: agencyIdsSchema.optional(),
    limit: z.int().min(1).max(maxResultRows).optional(),
    offset: z.int().min(0).optional(),
  })
  .refine(
    (r) => r.agency_ids !== undefined || (r.filters && Object.values(r.filters).some((v) => v !== undefined)),
    'agency_ids or at least one filter is needed',
  )
  .meta({
    anyOf: [{ required: ['agency_ids'] }, { required: ['filters'] }],
    not: { required: ['filters'], properties: { agency_ids: false, filters: { maxProperties: 0 } } },
  });
/** Which agencies' accounts are wanted, and which part of them. */
export type ListAccountsRequest = z.infer<typeof listAccountsRequestSchema>;

/** One account of an agency. Money is whole cents. */
export const accountRowSchema = z.object({
  account_id: z.int(),
  account: z.string(),
  account_name: z.string(),
  agency_id: z.int(),
  agency_name: z.string(),
  city: z.string(),
  state: z.string(),
  is_primary: z.boolean(),
  policies: z.int(),
  /** Cents. */
  written_premium: z.number(),
});
/** One account of an agency. Money is whole cents. */
export type AccountRow = z.infer<typeof accountRowSchema>;
/** The JSON form of a result set of accounts. */
export const accountRowsSchema = z.object({ rows: z.array(accountRowSchema), total: z.int() });

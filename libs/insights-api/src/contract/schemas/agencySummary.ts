import { z } from 'zod';
import { addressNumber } from './addressNumber.ts';

/** Max carriers of a summary. */
export const maxSummaryCarriers = 8;

/** The path parameters of `agencies.summary`. */
export const agencySummaryParamsSchema = z.strictObject({ agency_id: addressNumber({ least: 1 }) });

/** One agency in short, within the caller's lines. Money is whole cents. */
export const agencySummarySchema = z.object({
  agency_id: z.int(),
  agency_name: z.string(),
  city: z.string(),
  state: z.string(),
  policies: z.int(),
  written_premium: z.number(),
  /** The years in which policies take effect, the earliest first. A line that the caller may not see is 0. */
  years: z.array(z.object({ year: z.int(), policies: z.int(), personal: z.number(), commercial: z.number() })),
  /** The largest carriers by premium, in descending order. */
  carriers: z.array(z.object({ carrier: z.string(), policies: z.int(), written_premium: z.number() })),
  /** Number of all carriers. */
  carriers_total: z.int(),
  /** The last day of the data, `yyyy-mm-dd`; its year is incomplete. */
  as_of: z.string(),
});
/** One agency in short: its premium by year and line, and its carriers. */
export type AgencySummary = z.infer<typeof agencySummarySchema>;

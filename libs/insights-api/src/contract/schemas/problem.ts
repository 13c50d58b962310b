import { z } from 'zod';

/** The JSON body of every 4xx and 5xx answer. */
export const problemSchema = z.object({
  error: z.object({
    /** Stable, for programs: `invalid_request`, `name_taken`, `limit_reached`, `unauthenticated`, `forbidden`, `not_found`, … */
    code: z.string(),
    /** One sentence for a person: what is wrong and what to do. */
    message: z.string(),
    /** Where the input is wrong, one entry a fault. */
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
  requestId: z.string(),
});
/** What a refusal says: a code for programs, a sentence for people, and the id of the request. */
export type Problem = z.infer<typeof problemSchema>;

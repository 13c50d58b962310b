import { z } from 'zod';

/** The industry whose parts the tile `industries` lists: a NAICS 2022 sector, subsector or industry group. */
export const industrySchema = z
  .string()
  .regex(/^(\d{2}(-\d{2})?|\d{3,4})$/, 'must be a NAICS sector, or a code of three or four digits');

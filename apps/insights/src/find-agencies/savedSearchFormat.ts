import type { SavedContentFormat } from '@agency-insights/form-renderer/filters';
import { searchSchema } from './agencyFilterSchema.ts';
import { codecs } from './codecs.ts';

/** How searches are saved: there has been one version; a step to the next one goes here as a migration. */
export const savedSearchFormat: SavedContentFormat = { schema: searchSchema, codecs };

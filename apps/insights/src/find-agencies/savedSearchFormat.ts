import type { SavedContentFormat } from '@agency-insights/form-renderer/filters';
import { searchSchema } from './agencyFilterSchema.ts';
import { codecs } from './codecs.ts';

/** How searches are saved: there is one version; migrations to the next one belong here. */
export const savedSearchFormat: SavedContentFormat = { schema: searchSchema, codecs };

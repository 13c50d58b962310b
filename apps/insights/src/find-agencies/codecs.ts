import { effectiveDateCodec } from './effectiveDate.ts';

/** How the app's own fields travel and read. */
export const codecs = { 'effective-date': effectiveDateCodec };

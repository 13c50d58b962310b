import { agencyNameCodec } from './agencyNames.ts';
import { effectiveDateCodec } from './effectiveDate.ts';

/** How the app's own fields travel and read. */
export const codecs = { 'agency-name': agencyNameCodec, 'effective-date': effectiveDateCodec };

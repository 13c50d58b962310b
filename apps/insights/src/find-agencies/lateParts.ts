import { lazyPart } from '../services/lazyPart.ts';

/** The picker of names. The agencies do without it: it comes after them. */
export const AgencyNamePicker = lazyPart(
  async () => (await import('./AgencyNamePicker.tsx')).AgencyNamePicker,
  () => false,
);

/** Fetched where lists are missing. */
export const MissingListsAlert = lazyPart(
  async () => (await import('./MissingListsAlert.tsx')).MissingListsAlert,
  () => false,
);

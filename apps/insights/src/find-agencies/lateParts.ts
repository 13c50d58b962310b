import { lazyPart } from '../services/lazyPart.ts';

/** The picker of names. The agencies do without it: it comes after them. */
export const AgencyNamePicker = lazyPart(
  async () => (await import('./AgencyNamePicker.tsx')).AgencyNamePicker,
  () => false,
);

/** The saved searches, and the way to save one. Nothing moves when they come: what follows them is at the other end of the bar. */
export const SavedSearchTools = lazyPart(
  async () => (await import('./saving/SavedSearchTools.tsx')).SavedSearchTools,
  () => false,
);

/** Fetched where lists are missing. */
export const MissingListsAlert = lazyPart(
  async () => (await import('./MissingListsAlert.tsx')).MissingListsAlert,
  () => false,
);

import { lazyPart } from '../services/lazyPart.ts';

/** The name picker, loaded after the agencies. */
export const AgencyNamePicker = lazyPart(
  async () => (await import('./AgencyNamePicker.tsx')).AgencyNamePicker,
  () => false,
);

/** The saved searches and the save button, loaded without a layout shift. */
export const SavedSearchTools = lazyPart(
  async () => (await import('./saving/SavedSearchTools.tsx')).SavedSearchTools,
  () => false,
);

/** Loaded if lists are missing. */
export const MissingListsAlert = lazyPart(
  async () => (await import('./saving/SearchWarnings.tsx')).MissingListsAlert,
  () => false,
);

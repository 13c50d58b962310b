import type { SortFunctions } from '@agency-insights/form-renderer';
import { EffectiveDateField } from './EffectiveDateField.tsx';

/** The app's own fields of filter forms, by the key that schemas name them by. */
export const customComponents = { 'effective-date': EffectiveDateField };

/** How the options of filter forms are sorted, by the key that schemas name it by: `as-found` keeps the best match first. */
export const sortFunctions: SortFunctions = { 'as-found': () => 0 };

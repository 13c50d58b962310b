import { EffectiveDateField } from './EffectiveDateField.tsx';

/** The app's own fields of filter forms, by the key that schemas name them by. */
export const customComponents = { 'effective-date': EffectiveDateField };

import { permissionLabels } from '../permissions/permissions.ts';
import type { SessionTexts } from './SessionTexts.ts';

/** The texts in English. */
export const englishSessionTexts: SessionTexts = {
  loading: 'Loading...',
  unavailable: 'The sign-in service could not be reached. Check the connection and try again.',
  tryAgain: 'Try again',
  permissions: permissionLabels,
};

import type { Dashboard } from '../../dashboard/createDashboard.ts';
import { t } from '../../language/texts.ts';

/** Waits for a module that loads on demand. Rejects with words for the user where it cannot be loaded. */
export async function loadPart<T>(dashboard: Dashboard, part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (cause) {
    dashboard.dispatch({ kind: 'partMissing' });
    throw new Error(t('The download could not be loaded. Reload the dashboard.'), { cause });
  }
}

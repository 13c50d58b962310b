import { Alert } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../context/DashboardContext.ts';
import { sharedError, tilesWithError } from '../dashboard/sharedError.ts';
import { t, translated } from '../language/texts.ts';

/**
 * Says once what went wrong with several tiles alike, and loads all of them again. It is part of the first view: where the
 * server is away, nothing more can be loaded.
 */
export function SharedErrorNotice(): ReactElement | null {
  const dashboard = useDashboard();
  const error = useDashboardState(sharedError);
  const showsValues = useDashboardState(({ tiles }) => Object.values(tiles).some(({ answer }) => answer !== undefined));
  if (error === null) return null;
  const retry = () => {
    for (const tile of tilesWithError(dashboard.getState(), error)) dashboard.dispatch({ kind: 'retryTile', tile });
  };
  return (
    <Alert severity="error" action={{ label: t('Try again'), onClick: retry }} sx={{ mb: '16px' }}>
      {showsValues ? t('{problem} The previous values are shown.', { problem: translated(error) }) : translated(error)}
    </Alert>
  );
}

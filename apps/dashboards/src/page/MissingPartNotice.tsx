import { Alert } from '@agency-insights/ui-kit';
import type { ReactElement } from 'react';
import { useDashboard, useDashboardState } from '../context/DashboardContext.ts';
import { t } from '../language/texts.ts';

/** Says once that parts of the page could not be loaded, and loads the page again. */
export function MissingPartNotice(): ReactElement | null {
  const dashboard = useDashboard();
  const isIncomplete = useDashboardState((state) => state.isIncomplete);
  if (!isIncomplete) return null;
  return (
    <Alert
      severity="warning"
      title={t('Part of this dashboard could not be loaded')}
      action={{ label: t('Reload'), onClick: () => dashboard.dispatch({ kind: 'reload' }) }}
      sx={{ mb: '16px' }}
    >
      {t('Check your connection, then reload the dashboard. Your filters are kept.')}
    </Alert>
  );
}

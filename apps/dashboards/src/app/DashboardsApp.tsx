import { InsightsThemeProvider } from '@agency-insights/ui-kit';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { Dashboard } from '../dashboard/createDashboard.ts';
import { DashboardContext } from './DashboardContext.ts';
import { DashboardPage } from './DashboardPage.tsx';

/** Props of `DashboardsApp`. */
export interface DashboardsAppProps {
  /** Null where the address names no dashboard that is drawn here. */
  dashboard: Dashboard | null;
  /** What the page's content security policy lets styles bear; empty where there is no policy. */
  styleNonce: string;
}

/** The page inside the frame: theme and dashboard. */
export function DashboardsApp({ dashboard, styleNonce }: DashboardsAppProps): ReactElement {
  const [cache] = useState(() => createCache({ key: 'ai', nonce: styleNonce || undefined }));
  const scheme = useSyncExternalStore(dashboard?.subscribe ?? noChanges, () => dashboard?.getState().colorScheme);
  return (
    <CacheProvider value={cache}>
      {/* A scheme that is held cannot be let go again: the provider begins anew. */}
      <InsightsThemeProvider key={scheme ? 'held' : 'device'} {...(scheme && { scheme })}>
        <DashboardContext.Provider value={dashboard}>
          {dashboard === null ? <p role="alert">This dashboard is not available yet.</p> : <DashboardPage />}
        </DashboardContext.Provider>
      </InsightsThemeProvider>
    </CacheProvider>
  );
}

const noChanges = () => () => undefined;

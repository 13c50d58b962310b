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
      {/* The provider cannot drop a scheme that it was given, so it is made anew. */}
      <InsightsThemeProvider key={scheme ? 'given' : 'device'} {...(scheme && { scheme })}>
        <DashboardContext.Provider value={dashboard}>
          {dashboard === null ? <p role="alert">There is no dashboard at this address.</p> : <DashboardPage />}
        </DashboardContext.Provider>
      </InsightsThemeProvider>
    </CacheProvider>
  );
}

const noChanges = () => () => undefined;

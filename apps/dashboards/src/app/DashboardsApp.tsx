import { Alert, InsightsThemeProvider } from '@agency-insights/ui-kit';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import type { Dashboard } from '../dashboard/createDashboard.ts';
import { DashboardContext } from '../context/DashboardContext.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { PagePart } from '../context/PagePart.tsx';

/** Props of `DashboardsApp`. */
export interface DashboardsAppProps {
  /** Null where there is none to show. */
  dashboard: Dashboard | null;
  /** Whether the address names a dashboard; it could not be loaded then where there is none. */
  isKnown: boolean;
  /** What the page's content security policy lets styles bear; empty where there is no policy. */
  styleNonce: string;
}

/** The page inside the frame: theme and dashboard. */
export function DashboardsApp({ dashboard, isKnown, styleNonce }: DashboardsAppProps): ReactElement {
  const [cache] = useState(() => createCache({ key: 'ai', nonce: styleNonce || undefined }));
  const scheme = useSyncExternalStore(dashboard?.subscribe ?? noChanges, () => dashboard?.getState().colorScheme);
  return (
    <CacheProvider value={cache}>
      {/* The provider cannot drop a given scheme, so it remounts. */}
      <InsightsThemeProvider key={scheme ? 'given' : 'device'} {...(scheme && { scheme })}>
        <DashboardContext.Provider value={dashboard}>
          {isKnown ? (
            <PagePart missing={<NotLoaded />}>{dashboard === null ? <NotLoaded /> : <DashboardPage />}</PagePart>
          ) : (
            <p role="alert">There is no dashboard at this address.</p>
          )}
        </DashboardContext.Provider>
      </InsightsThemeProvider>
    </CacheProvider>
  );
}

function NotLoaded(): ReactElement {
  return (
    <Alert
      severity="error"
      title="This dashboard could not be loaded"
      action={{ label: 'Reload', onClick: () => window.location.reload() }}
    >
      Check your connection, then reload it. Your filters are kept.
    </Alert>
  );
}

const noChanges = () => () => undefined;

import { Alert, InsightsThemeProvider } from '@agency-insights/ui-kit';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Fragment, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { Dashboard } from '../dashboard/createDashboard.ts';
import { DashboardContext } from '../context/DashboardContext.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { PagePart } from '../context/PagePart.tsx';
import { withPackageTexts } from '../language/loadLanguage.ts';
import { t } from '../language/texts.ts';

/** Props of `DashboardsApp`. */
export interface DashboardsAppProps {
  /** Null where there is none to show. */
  dashboard: Dashboard | null;
  /** Whether the address names a dashboard; it could not be loaded then where there is none. */
  isKnown: boolean;
  /** Nonce of styles under the page's content security policy; empty without a policy. */
  styleNonce: string;
}

/** The page inside the frame: theme and dashboard. */
export function DashboardsApp({ dashboard, isKnown, styleNonce }: DashboardsAppProps): ReactElement {
  const [cache] = useState(() => createCache({ key: 'ai', nonce: styleNonce || undefined }));
  const scheme = useSyncExternalStore(dashboard?.subscribe ?? noChanges, () => dashboard?.getState().colorScheme);
  // Another language draws the page again from its state: drawings keep texts that they have made.
  const language = useSyncExternalStore(dashboard?.subscribe ?? noChanges, () => dashboard?.getState().language);
  return (
    <CacheProvider value={cache}>
      {/* The provider cannot drop a given scheme, so it remounts. */}
      <InsightsThemeProvider key={scheme ? 'given' : 'device'} {...(scheme && { scheme })}>
        <Fragment key={language}>
          {withPackageTexts(
            <DashboardContext.Provider value={dashboard}>
              {isKnown ? (
                <PagePart missing={<NotLoaded />}>{dashboard === null ? <NotLoaded /> : <DashboardPage />}</PagePart>
              ) : (
                <p role="alert">{t('There is no dashboard at this address.')}</p>
              )}
            </DashboardContext.Provider>,
          )}
        </Fragment>
      </InsightsThemeProvider>
    </CacheProvider>
  );
}

function NotLoaded(): ReactElement {
  return (
    <Alert
      severity="error"
      title={t('This dashboard could not be loaded')}
      action={{ label: t('Reload'), onClick: () => window.location.reload() }}
    >
      {t('Check your connection, then reload it. Your filters are kept.')}
    </Alert>
  );
}

const noChanges = () => () => undefined;

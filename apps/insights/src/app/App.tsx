import { SessionProvider } from '@agency-insights/auth-session/react';
import { InsightsThemeProvider, ToasterProvider } from '@agency-insights/ui-kit';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import type { LanguageChoice } from '../language/languageChoice.ts';
import { LanguageProvider } from '../language/LanguageProvider.tsx';
import type { Services } from '../services/createServices.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import type { createAppRouter } from './createAppRouter.tsx';

export interface AppProps {
  services: Services;
  language: LanguageChoice;
  router: ReturnType<typeof createAppRouter>;
  /** What the page's content security policy lets styles bear; empty where there is no policy. */
  styleNonce: string;
}

/** The product: theme, session, data and routes around the screens. */
export function App({ services, language, router, styleNonce }: AppProps) {
  const [cache] = useState(() => createCache({ key: 'ai', nonce: styleNonce || undefined }));
  return (
    <CacheProvider value={cache}>
      <InsightsThemeProvider>
        <LanguageProvider choice={language}>
          <ServicesProvider services={services}>
            <SessionProvider client={services.session}>
              <QueryClientProvider client={services.queries}>
                <ToasterProvider>
                  <RouterProvider router={router} />
                </ToasterProvider>
              </QueryClientProvider>
            </SessionProvider>
          </ServicesProvider>
        </LanguageProvider>
      </InsightsThemeProvider>
    </CacheProvider>
  );
}

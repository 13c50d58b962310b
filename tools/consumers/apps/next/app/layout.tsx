import { ColorSchemeScript, InsightsThemeProvider } from '@agency-insights/ui-kit';
import { AppRouterCacheProvider } from '@mui/material-nextjs/v16-appRouter';
import type { ReactNode } from 'react';

export const metadata = { title: 'Agencies', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>
        <ColorSchemeScript />
        <AppRouterCacheProvider>
          <InsightsThemeProvider>{children}</InsightsThemeProvider>
        </AppRouterCacheProvider>
      </body>
    </html>
  );
}

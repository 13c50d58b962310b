import { SessionProvider } from '@agency-insights/auth-session/react';
import { ToasterProvider } from '@agency-insights/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { Services } from '../services/createServices.ts';
import { ServicesProvider } from '../services/ServicesContext.tsx';
import type { createAppRouter } from './createAppRouter.tsx';

/** Props of Product. */
export interface ProductProps {
  services: Services;
  router: ReturnType<typeof createAppRouter>;
}

/** The screens with session, data and toasts around them; the theme and the language are those of the page. */
export function Product({ services, router }: ProductProps) {
  return (
    <ServicesProvider services={services}>
      <SessionProvider client={services.session}>
        <QueryClientProvider client={services.queries}>
          <ToasterProvider>
            <RouterProvider router={router} />
          </ToasterProvider>
        </QueryClientProvider>
      </SessionProvider>
    </ServicesProvider>
  );
}

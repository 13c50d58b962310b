import { SessionProvider } from '@agency-insights/auth-session/react';
import { ToasterProvider } from '@agency-insights/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { ServicesProvider } from '../../services/ServicesContext.tsx';
import { createAppRouter } from '../createAppRouter.tsx';
import { createFakeProduct, type FakeProductOptions } from './createFakeProduct.test-support.ts';

/** Props of OpenedProduct. */
export interface OpenedProductProps extends FakeProductOptions {
  /** Path and query of the page. */
  address: string;
}

/** The product itself at an address, with its shell and its routes; only the service around it is not the real one. */
export function OpenedProduct({ address, ...options }: OpenedProductProps) {
  const [services] = useState(() => createFakeProduct(options));
  const [router] = useState(() => createAppRouter(createMemoryHistory({ initialEntries: [address] })));
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

import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { createAppRouter } from '../createAppRouter.tsx';
import { Product } from '../Product.tsx';
import { createFakeProduct, type FakeProductOptions } from './createFakeProduct.test-support.ts';

/** Props of OpenedProduct. */
export interface OpenedProductProps extends FakeProductOptions {
  /** Path and query of the page. */
  address: string;
  /** The browser's history, to go back in it. Default: one with the address. */
  history?: RouterHistory;
}

/** The product itself at an address, with its shell and its routes; only the service around it is not the real one. */
export function OpenedProduct({ address, history, ...options }: OpenedProductProps) {
  const [services] = useState(() => createFakeProduct(options));
  const [router] = useState(() => createAppRouter(history ?? createMemoryHistory({ initialEntries: [address] })));
  return <Product services={services} router={router} />;
}

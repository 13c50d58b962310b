import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The lazily loaded modal drawer, which panels need in narrow windows. */
export const drawerPart = createLazyPart(async () => {
  const { Drawer } = await import('./Drawer.tsx');
  return { Drawer };
});

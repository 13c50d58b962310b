import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The drawer, for what opens it only on a narrow screen. */
export const drawerPart = createLazyPart(async () => {
  const { Drawer } = await import('./Drawer.tsx');
  return { Drawer };
});

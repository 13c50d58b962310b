import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The drawer over the page: panels that stand beside the content in wide windows need it in narrow ones alone. */
export const drawerPart = createLazyPart(async () => {
  const { Drawer } = await import('./Drawer.tsx');
  return { Drawer };
});

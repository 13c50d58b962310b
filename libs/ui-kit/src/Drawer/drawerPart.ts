import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The drawer over the page: panels that are beside the content in wide windows need it only in narrow ones. */
export const drawerPart = createLazyPart(async () => {
  const { Drawer } = await import('./Drawer.tsx');
  return { Drawer };
});

import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The navigation of a narrow screen: wide ones never fetch it for use. */
export const navigationDrawerPart = createLazyPart(async () => {
  const { NavigationDrawer } = await import('./NavigationDrawer.tsx');
  return { NavigationDrawer };
});

import { createLazyPart } from '../lazyPart/createLazyPart.ts';
import { popoverPart } from '../Popover/popoverPart.ts';

/** The lazily loaded apps menu with its popover. */
export const appsMenuPart = createLazyPart(async () => {
  const [{ AppsMenuList }] = await Promise.all([import('./AppsMenuList.tsx'), popoverPart.load()]);
  return { AppsMenuList };
});

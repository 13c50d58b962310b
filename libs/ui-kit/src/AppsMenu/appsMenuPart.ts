import { createLazyPart } from '../lazyPart/createLazyPart.ts';
import { popoverPart } from '../Popover/popoverPart.ts';

/** The menu of the applications, with its popover: no page needs it before a user opens it. */
export const appsMenuPart = createLazyPart(async () => {
  const [{ AppsMenuList }] = await Promise.all([import('./AppsMenuList.tsx'), popoverPart.load()]);
  return { AppsMenuList };
});

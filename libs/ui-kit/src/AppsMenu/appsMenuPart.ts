import { createLazyPart } from '../lazyPart/createLazyPart.ts';
import { popoverPart } from '../Popover/popoverPart.ts';

/** What is behind the button of the applications, with what it opens in: no page needs it before somebody opens it. */
export const appsMenuPart = createLazyPart(async () => {
  const [{ AppsMenuList }] = await Promise.all([import('./AppsMenuList.tsx'), popoverPart.load()]);
  return { AppsMenuList };
});

import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The menu of the avatar: no page needs it before a user opens it. */
export const accountMenuPart = createLazyPart(async () => {
  const { AccountMenuList } = await import('./AccountMenuList.tsx');
  return { AccountMenuList };
});

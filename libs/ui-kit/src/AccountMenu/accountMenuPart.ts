import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** What is behind the avatar: no page needs it before somebody opens it. */
export const accountMenuPart = createLazyPart(async () => {
  const { AccountMenuList } = await import('./AccountMenuList.tsx');
  return { AccountMenuList };
});

import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** The lazily loaded account menu. */
export const accountMenuPart = createLazyPart(async () => {
  const { AccountMenuList } = await import('./AccountMenuList.tsx');
  return { AccountMenuList };
});

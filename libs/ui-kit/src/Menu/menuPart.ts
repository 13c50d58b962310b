import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** MUI's menu and its items: no page needs them before one opens. */
export const menuPart = createLazyPart(async () => {
  const { MenuItemRoot, MuiMenu } = await import('./menuElements.ts');
  return { MenuItemRoot, MuiMenu };
});

import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** MUI's menu and its items, loaded lazily. */
export const menuPart = createLazyPart(async () => {
  const { focusLastItem, MenuItemRoot, MenuRoot, selectedMark } = await import('./menuElements.tsx');
  return { focusLastItem, MenuItemRoot, MenuRoot, selectedMark };
});

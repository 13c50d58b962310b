import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** MUI's popover with its focus trap, scroll lock and backdrop: no page needs them before something opens. */
export const popoverPart = createLazyPart(async () => {
  const { default: MuiPopover } = await import('@mui/material/Popover');
  return { MuiPopover };
});

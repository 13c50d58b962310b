import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** MUI's popover with its focus trap, scroll lock and backdrop: no page needs them before something opens. */
export const popoverPart = createLazyPart(() => import('@mui/material/Popover'));

import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** MUI's popover with its focus trap, scroll lock and backdrop, loaded lazily. */
export const popoverPart = createLazyPart(() => import('@mui/material/Popover'));

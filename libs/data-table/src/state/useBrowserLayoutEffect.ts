import { unstable_useEnhancedEffect } from '@mui/material/utils';

/** `useLayoutEffect` in browsers; a no-op on a server, without React's warning. */
export const useBrowserLayoutEffect = unstable_useEnhancedEffect;

import { unstable_useEnhancedEffect } from '@mui/material/utils';

/** An effect before the painting; on a server, where nothing is painted, none, and React does not warn of it. */
export const useBrowserLayoutEffect = unstable_useEnhancedEffect;

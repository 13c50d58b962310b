import { createContext } from 'react';

/** Whether charts take all of the room that they are in, as in a tile that fills the screen. Default: as high as they need. */
export const FillContext = createContext(false);

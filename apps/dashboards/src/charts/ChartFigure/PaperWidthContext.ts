import { createContext } from 'react';

/**
 * Width that charts are drawn with for paper, in px, where the browser fits them into their room. Undefined: as wide as on
 * the screen, and smaller where paper is narrower. Default undefined.
 */
export const PaperWidthContext = createContext<number | undefined>(undefined);

/** Widths of charts on paper, in px: in a tile as wide as the page, and in half of it. */
export const paperWidths = { whole: 720, half: 360 } as const;

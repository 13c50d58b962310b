import { firstOfAll } from '../theme/firstOfAll.ts';

/** For a row of buttons: aligns the text of a leading text button, not its box, with the edge. */
export const textButtonAtEdge = {
  [`& > [data-variant="text"]${firstOfAll}`]: { marginInlineStart: -7, paddingInline: 6 },
} as const;

import { firstOfAll } from '../theme/firstOfAll.ts';

/** For a row of buttons: of a text button that begins it the text, not its box, stands on the edge. */
export const textButtonAtEdge = {
  [`& > [data-variant="text"]${firstOfAll}`]: { marginInlineStart: -7, paddingInline: 6 },
} as const;

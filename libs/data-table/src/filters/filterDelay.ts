/** How long typing must rest before a filter that works at once does so, in ms. */
export const filterDelayMs = 300;

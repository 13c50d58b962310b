/** Windows of phones, in which a screen keeps what is used less in menus. */
export const phoneScreen = '(max-width: 599.95px)';

/** Windows in which a screen can scroll inside; in smaller ones the page scrolls. */
export const roomyScreen = '(min-width: 600px) and (min-height: 560px)';

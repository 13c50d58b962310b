/**
 * For a selector: the first child, of whatever kind. In a page from a server a component’s sheet may be before it;
 * `:first-child` would miss it there, and `:first-of-type` finds a link that follows buttons.
 */
export const firstOfAll = ':not(:not(style) ~ *)';

/** The module of an example above, which a fragment imports lazily. */
export const Agencies = () => null;

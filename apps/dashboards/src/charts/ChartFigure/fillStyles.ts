/** Styles of what takes all of the height that it is in. */
export const fillStyles = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;

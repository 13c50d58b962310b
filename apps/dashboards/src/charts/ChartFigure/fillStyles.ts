/** Styles of elements that fill the height of their parent. */
export const fillStyles = { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } as const;

/** The colour schemes of the theme, as the toolbar names them. */
export const schemes = [
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
  { value: 'high-contrast', title: 'High contrast', icon: 'contrast' },
] as const;

/** The name of one of them. */
export type SchemeName = (typeof schemes)[number]['value'];

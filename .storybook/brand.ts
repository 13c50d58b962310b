import { create } from 'storybook/theming';

const fontBase = 'Roboto, system-ui, -apple-system, "Segoe UI", sans-serif';
const shared = { brandTitle: 'Agency Insights', brandTarget: '_self', fontBase, appBorderRadius: 8 } as const;

/** Storybook's own frame, and docs pages in light and high contrast: the kit's colours. */
export const lightBrand = create({
  ...shared,
  base: 'light',
  colorPrimary: '#2e8540',
  colorSecondary: '#256b34',
  appBg: '#f5f7f9',
  appContentBg: '#ffffff',
  appPreviewBg: '#f5f7f9',
  appBorderColor: '#e1e6eb',
  textColor: '#14212b',
  textMutedColor: '#5a6b78',
  barTextColor: '#5a6b78',
  barHoverColor: '#256b34',
  barSelectedColor: '#256b34',
});

/** Docs pages in the dark scheme. */
export const darkBrand = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#5dbb72',
  colorSecondary: '#5dbb72',
  appBg: '#0b1720',
  appContentBg: '#112230',
  appPreviewBg: '#0b1720',
  appBorderColor: '#22384a',
  textColor: '#e6edf2',
  textMutedColor: '#9db0be',
  barBg: '#112230',
  inputBg: '#0b1720',
  inputBorder: '#3a5468',
  inputTextColor: '#e6edf2',
  booleanBg: '#0b1720',
  booleanSelectedBg: '#22384a',
  buttonBg: '#112230',
  buttonBorder: '#3a5468',
  barTextColor: '#9db0be',
});

import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Provides colours, sizes and typography. Render `InsightsThemeProvider` once around the application, use `useColorMode` to switch the scheme, and `useControlSize` in your own controls.',
  imports: [
    'ColorSchemeScript',
    'createBrandTheme',
    'createInsightsTheme',
    'InsightsThemeProvider',
    'useColorMode',
    'useControlSize',
  ],
  types: [
    'InsightsThemeProviderProps',
    'ColorSchemeScriptProps',
    'createInsightsTheme',
    'InsightsThemeOptions',
    'useColorMode',
    'ColorModeState',
    'useControlSize',
    'ControlSize',
    'Density',
  ],
  use: [
    'With `createInsightsTheme` for your own defaults and styles. Create the theme once, outside of components.',
    'With `createBrandTheme({ primary })` for the colours, font and radius of a brand. It computes tones with a contrast of at least 4.5:1 in every scheme; `changes` lists the colours that it had to adjust.',
    'With `designTokens` and `designTokensCss` for design tools and for pages without React.',
    'With `density="compact"` for applications with many tables. Controls without a `size` are 32 px high instead of 36 px. Rows of menus, lists, accordions and the sidebar are 4 or 8 px lower.',
    'With `ColorSchemeScript` first in the body of a server-rendered page: the first paint has the user’s scheme.',
    'With `direction: \'rtl\'` and `dir="rtl"` on the page for right-to-left languages. Everything is mirrored, without an Emotion plugin.',
  ],
  avoid: [
    'For a single smaller control: set its `size`.',
    'For a custom colour: use an entry of `colors`, which has a value in every scheme.',
    'With a theme created during render: every style would be created again.',
  ],
  keyboard: [],
  accessibility: [
    'Text has a contrast of at least 4.5:1 in every scheme; "system" follows the user’s settings for dark and high contrast.',
    'Animations end immediately if the user prefers reduced motion.',
  ],
};

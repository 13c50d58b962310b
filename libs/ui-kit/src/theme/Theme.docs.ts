import type { ComponentDocs } from '../../../../.storybook/docs/ComponentDocs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Gives an application colours, sizes and type: `InsightsThemeProvider` once around it, `useColorMode` to switch the scheme, `useControlSize` in a control of your own.',
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
    'With `createInsightsTheme` for defaults and styles of your own: made once, outside of every component.',
    'With `createBrandTheme({ primary })` for the colours, font and radius of a brand: tones are computed for a contrast of 4.5:1 in every scheme, and `changes` reports those that are not the brand’s own.',
    'With `designTokens` and `designTokensCss` for design tools and for pages without React.',
    'With `density="compact"` for applications that are all tables: controls are 32 instead of 36 px high unless they say their `size`, and rows of menus, lists, accordions and the sidebar lose 4 or 8 px.',
    'With `ColorSchemeScript` first in the body of a page that a server renders: the user’s scheme is right at the first paint.',
    'With `direction: \'rtl\'` beside `dir="rtl"` of the page for languages that are written from right to left: everything is mirrored, without a plugin of Emotion’s.',
  ],
  avoid: [
    'For a single control that should be smaller: give it a `size`.',
    'For a colour of your own: take an entry of `colors`, which every scheme knows.',
    'With a theme made in a render: every style would be created again.',
  ],
  keyboard: [],
  accessibility: [
    'Every scheme holds a contrast of 4.5:1 for text; "system" follows the wish of the person for dark and for more contrast.',
    'Motion ends at once for people who have asked their system for less of it.',
  ],
};

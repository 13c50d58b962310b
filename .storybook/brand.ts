import { create } from 'storybook/theming';
import { darkPalette, lightPalette, type KitPalette } from '../libs/ui-kit/src/theme/palette.ts';

/** Faces that every system has: none is fetched for code alone. */
const fontCode = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace';

const mark =
  '<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#2e8540"/><path d="M16 6.5 23.6 25h-3.5l-1.7-4.4h-4.9L11.8 25H8.4L16 6.5Zm0 5.3-2.1 5.9h4.2L16 11.8Z" fill="#fff"/></svg>';

/** Storybook's theme of one of the kit's palettes. */
const brandOf = (base: 'light' | 'dark', kit: KitPalette) =>
  create({
    base,
    brandTitle: `<span class="brand">${mark}<span>Agency Insights</span></span>`,
    brandTarget: '_self',
    fontBase: 'Roboto, system-ui, -apple-system, "Segoe UI", sans-serif',
    fontCode,
    appBorderRadius: 8,
    colorPrimary: kit.accent,
    colorSecondary: kit.onAccentSoft,
    appBg: kit.page,
    appContentBg: kit.surface,
    appPreviewBg: kit.page,
    appBorderColor: kit.line,
    textColor: kit.text,
    textMutedColor: kit.textMuted,
    barBg: kit.surface,
    barTextColor: kit.textMuted,
    barHoverColor: kit.onAccentSoft,
    barSelectedColor: kit.onAccentSoft,
    inputBg: kit.page,
    inputBorder: kit.controlLine,
    inputTextColor: kit.text,
    booleanBg: kit.sunken,
    booleanSelectedBg: kit.surface,
    buttonBg: kit.surface,
    buttonBorder: kit.controlLine,
  });

/** Storybook's own frame, and docs pages in light and high contrast: the kit's colours. */
export const lightBrand = brandOf('light', lightPalette);

/** Docs pages in the dark scheme. */
export const darkBrand = brandOf('dark', darkPalette);

import { lightPalette } from '../libs/ui-kit/src/theme/palette.ts';

const { accentFill, textMuted } = lightPalette;

/** Storybook's icons in the sidebar have colours of their own, which its theme does not reach. */
const iconColors = { group: textMuted, component: accentFill, document: textMuted, story: textMuted, test: textMuted };

/** Styles of Storybook's own frame: icons in the kit's colours, and the product's mark beside its name. */
export const managerStyles = [
  ...Object.entries(iconColors).map(([type, color]) => `svg[type="${type}"]{color:${color}!important}`),
  '[data-selected="true"] svg[type]{color:inherit!important}',
  '.brand{display:inline-flex;align-items:center;gap:10px;font-size:15px;font-weight:700}',
  '.brand>svg{flex:none}',
].join('');

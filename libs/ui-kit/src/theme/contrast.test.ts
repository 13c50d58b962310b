import { contrast } from './contrast.test-support.ts';
import { darkPalette, highContrastPalette, lightPalette, type KitPalette } from './palette.ts';

type Pair = readonly [text: keyof KitPalette, ground: keyof KitPalette];

/** Every text of the kit with every background that it is on. */
const textPairs: readonly Pair[] = [
  ['text', 'page'],
  ['text', 'surface'],
  ['text', 'overlay'],
  ['text', 'sunken'],
  ['text', 'hover'],
  ['text', 'accentSoft'],
  ['textMuted', 'page'],
  ['textMuted', 'surface'],
  ['textMuted', 'overlay'],
  ['textMuted', 'sunken'],
  ['textMuted', 'hover'],
  ['accent', 'surface'],
  ['accent', 'overlay'],
  ['onAccentSoft', 'page'],
  ['onAccentSoft', 'surface'],
  ['onAccentSoft', 'overlay'],
  ['onAccentSoft', 'hover'],
  ['onAccentSoft', 'accentSoft'],
  ['onAccentFill', 'accentFill'],
  ['onAccentFill', 'accentFillHover'],
  ['onAccentFill', 'dangerFill'],
  ['onAccentFill', 'dangerFillHover'],
  ['onBadge', 'badge'],
  ['success', 'surface'],
  ['success', 'overlay'],
  ['onSuccessSoft', 'page'],
  ['onSuccessSoft', 'successSoft'],
  ['info', 'surface'],
  ['onInfoSoft', 'infoSoft'],
  ['danger', 'surface'],
  ['danger', 'overlay'],
  ['danger', 'page'],
  ['danger', 'dangerSoft'],
  ['onDangerSoft', 'dangerSoft'],
  ['warning', 'surface'],
  ['warning', 'overlay'],
  ['warning', 'warningSoft'],
  ['onWarningFill', 'warningFill'],
  ['onWarningSoft', 'warningSoft'],
  ['onAppBar', 'appBar'],
  ['onAvatar', 'avatar'],
  ['onInverse', 'inverse'],
];

/** What is no text and yet must be seen: outlines, marks and fills that carry a state (WCAG 2.2, 1.4.11). */
const markPairs: readonly Pair[] = [
  ['controlLine', 'surface'],
  ['controlLine', 'page'],
  ['controlLine', 'overlay'],
  ['controlLineHover', 'surface'],
  ['accent', 'page'],
  ['accent', 'sunken'],
  ['accentFill', 'surface'],
  ['dangerFill', 'surface'],
  ['badge', 'surface'],
];

describe.each([
  ['light', lightPalette, 4.5],
  ['dark', darkPalette, 4.5],
  ['high-contrast', highContrastPalette, 7],
])('the %s scheme', (_name, palette, least) => {
  it.each(textPairs)(`The text %s on %s has at least ${least}:1 [PLUS-18]`, (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(least);
  });

  it.each(markPairs)('The boundary %s on %s has at least 3:1 [PLUS-18]', (mark, ground) => {
    expect(contrast(palette[mark], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});

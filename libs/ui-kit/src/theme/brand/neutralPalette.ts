import type { KitPalette } from '../palette.ts';
import { contrastRatio } from './contrastRatio.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { readableTone } from './readableTone.ts';

const neutrals = [
  ...(['page', 'surface', 'overlay', 'sunken', 'hover', 'line', 'lineOverlay', 'controlLine'] as const),
  ...(['controlLineHover', 'text', 'textMuted', 'textDisabled', 'inverse', 'onInverse'] as const),
  ...(['backdrop', 'shadowRaised', 'shadowOverlay'] as const),
] satisfies (keyof KitPalette)[];

/** Max chroma of a neutral colour: a tint, and no colour of its own, whatever the hue. */
const maxChroma = 0.025;

/** Returns a palette with surfaces, lines and texts in the hue of a brand. Each stays as light as it was, and so do contrasts. */
export function neutralPalette(base: KitPalette, color: string): KitPalette {
  const tinted = neutrals.map((name) => [name, base[name].replace(eachColor, (found) => tint(found, color))]);
  const palette: KitPalette = { ...base, ...Object.fromEntries(tinted) };
  // In the light scheme it has hardly more than it needs, and is rounded to what a screen can show.
  const grounds = [palette.page, palette.surface, palette.overlay];
  return {
    ...palette,
    controlLine: readableTone(
      palette.controlLine,
      grounds.map((ground) => [ground, 3]),
    ),
  };
}

/** Colours as the palettes write them: #rrggbb, or rgba up to its transparency. */
const eachColor = /#[\da-f]{6}|rgba\(\d+, \d+, \d+/g;

function tint(found: string, color: string): string {
  if (found.startsWith('#')) return tone(found, color);
  const channels = found.match(/\d+/g)?.map((channel) => Number(channel).toString(16).padStart(2, '0')) ?? [];
  const like = tone(`#${channels.join('')}`, color);
  return `rgba(${[1, 3, 5].map((start) => parseInt(like.slice(start, start + 2), 16)).join(', ')}`;
}

/** Returns the tone of the brand's hue with the luminance of a model, which is what contrasts are measured by. */
function tone(model: string, color: string): string {
  const { chroma, hue } = toOklch(color);
  const muted = Math.min(chroma, toOklch(model).chroma, maxChroma);
  const wanted = contrastRatio(model, '#000000');
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const lightness = (low + high) / 2;
    if (contrastRatio(fromOklch({ lightness, chroma: muted, hue }), '#000000') < wanted) low = lightness;
    else high = lightness;
  }
  return fromOklch({ lightness: high, chroma: muted, hue });
}

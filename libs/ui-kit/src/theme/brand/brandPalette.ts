import type { KitPalette } from '../palette.ts';
import { contrastRatio } from './contrastRatio.ts';
import { neutralPalette } from './neutralPalette.ts';
import { meets, readableTone, shifted, toneLike, type ContrastNeed } from './readableTone.ts';

/** The colours of a brand, each as #rrggbb. */
export interface BrandColors {
  /** The accent: the one main action of a screen, and what is chosen. Surfaces, lines and texts have a trace of its hue. */
  primary: string;
  /** The top bar; a dark tone of it in the dark scheme, black in high contrast. Default: the kit's dark blue, in the dark scheme a dark tone of the accent. */
  secondary?: string;
  /** What went well. Default: the kit's green. */
  success?: string;
}

/** The min contrast of texts and of what is no text in a scheme. */
export interface ContrastGoal {
  /** Of texts: 4.5, in high contrast 7. */
  text: number;
  /** Of outlines, marks and fills of controls: 3. */
  control: number;
}

/** Dark text on light fills. */
const ink = '#14212b';
const white = '#ffffff';

/** Returns the palette of a scheme with the colours of a brand, in tones that can be read and seen. */
export function brandPalette(
  kit: KitPalette,
  { primary, secondary, success }: BrandColors,
  goal: ContrastGoal,
): KitPalette {
  const base = neutralPalette(kit, primary);
  const accent = markOf(primary, base, goal);
  const fill = fillOf(primary, base, goal);
  const soft = softOf(primary, base.accentSoft, base, goal);
  const isFilledBadge = base.badge === base.accentFill;
  return {
    ...base,
    accent,
    accentFill: fill.ground,
    accentFillHover: fill.hover,
    onAccentFill: fill.text,
    accentSoft: soft.ground,
    onAccentSoft: soft.text,
    accentTrack: toneLike(primary, base.accentTrack),
    badge: isFilledBadge ? fill.ground : accent,
    onBadge: isFilledBadge ? fill.text : textOn(accent, goal),
    ...avatarOf(primary, base, goal),
    ...(success && successOf(success, base, goal)),
    ...barOf(secondary, primary, base, goal),
  };
}

/** A colour as text, icon, outline or mark on all grounds of the scheme. */
function markOf(color: string, base: KitPalette, goal: ContrastGoal): string {
  return readableTone(color, [
    [base.surface, goal.text],
    [base.overlay, goal.text],
    [base.page, goal.control],
    [base.sunken, goal.control],
  ]);
}

/** The fill of a control with its text, white or dark, whichever leaves the fill closer to the brand. */
function fillOf(color: string, base: KitPalette, goal: ContrastGoal) {
  const fills = [white, ink].map((text) => {
    const needs: ContrastNeed[] = [
      [text, goal.text],
      [base.surface, goal.control],
    ];
    return { text, ground: readableTone(color, needs), needs };
  });
  const [first, second] = fills.filter(({ ground, needs }) => meets(ground, needs));
  const best = !first || (second && distance(second.ground, color) < distance(first.ground, color)) ? second : first;
  const { text = white, ground = base.accentFill } = best ?? {};
  return { text, ground, hover: hoverOf(ground, text, goal) };
}

/** A little away from the text, so that the text on it stays readable. */
function hoverOf(ground: string, text: string, goal: ContrastGoal): string {
  return readableTone(shifted(ground, text === white ? -0.06 : 0.05), [[text, goal.text]]);
}

/** A tint with the text on it, which also is a link on the page. */
function softOf(color: string, model: string, base: KitPalette, goal: ContrastGoal) {
  const ground = readableTone(toneLike(color, model), [[base.text, goal.text]]);
  const grounds = [base.page, base.surface, base.overlay, base.hover, ground];
  const text = readableTone(
    color,
    grounds.map((other) => [other, goal.text]),
  );
  return { ground, text };
}

function successOf(color: string, base: KitPalette, goal: ContrastGoal) {
  const soft = softOf(color, base.successSoft, base, goal);
  const success = readableTone(markOf(color, base, goal), [
    [base.surface, goal.text],
    [base.overlay, goal.text],
    [soft.ground, goal.control],
  ]);
  return { success, successSoft: soft.ground, onSuccessSoft: soft.text };
}

function avatarOf(color: string, base: KitPalette, goal: ContrastGoal) {
  const avatar = toneLike(color, base.avatar);
  return { avatar, onAvatar: readableTone(toneLike(color, base.onAvatar), [[avatar, goal.text]]) };
}

/** The top bar: the brand's colour itself in the light scheme, darker in the dark one; black in high contrast. */
function barOf(color: string | undefined, primary: string, base: KitPalette, goal: ContrastGoal) {
  const isDark = contrastRatio(base.surface, white) > 4.5;
  if (goal.text > 4.5 || (!color && !isDark)) return {};
  const wanted = isDark ? toneLike(color ?? primary, base.appBar) : (color ?? base.appBar);
  const onAppBar = textOn(wanted, goal);
  return { appBar: readableTone(wanted, [[onAppBar, goal.text]]), onAppBar };
}

/** White or dark text, whichever is easier to read. */
function textOn(ground: string, goal: ContrastGoal): string {
  return meets(ground, [[white, goal.text]]) || contrastRatio(ground, white) > contrastRatio(ground, ink) ? white : ink;
}

function distance(one: string, other: string): number {
  return contrastRatio(one, other);
}

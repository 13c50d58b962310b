import { textSpacing } from './textSpacing.ts';
import { cutText, textWidth } from './textWidth.ts';

/**
 * Breaks a text between words into lines that fit a width in px: two at most, as many as it takes with the text spacing of
 * a user. The rest is cut with an ellipsis.
 */
export function wrapText(
  text: string,
  widthPx: number,
  fontSizePx: number,
  most = textSpacing() > 0 ? Infinity : 2,
): string[] {
  if (textWidth(text, fontSizePx) <= widthPx) return [text];
  const words = text.split(' ');
  if (words.length < 2 || most < 2) return [cutText(text, widthPx, fontSizePx)];
  let count = words.length - 1;
  while (count > 1 && textWidth(words.slice(0, count).join(' '), fontSizePx) > widthPx) count -= 1;
  const first = words.slice(0, count).join(' ');
  const rest = words.slice(count).join(' ');
  // A word that is too long for a line: the rest would not be read without it.
  if (textWidth(first, fontSizePx) > widthPx) return [cutText(text, widthPx, fontSizePx)];
  return [first, ...wrapText(rest, widthPx, fontSizePx, most - 1)];
}

/** Breaks a text between words into two lines that are as short as they can be; a single word stays. */
export function halveText(text: string, fontSizePx: number): string[] {
  const words = text.split(' ');
  if (words.length < 2) return [text];
  const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const widthOf = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, fontSizePx)));
  return breaks.reduce((best, lines) => (widthOf(lines) < widthOf(best) ? lines : best));
}

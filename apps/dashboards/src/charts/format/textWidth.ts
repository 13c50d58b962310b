import { textSpacing } from './textSpacing.ts';

const narrow = /[\s!'(),.:;[\]|fijlrtI]/;
const wide = /[@MWmw%&–—]/;
const capital = /[A-Z$#]/;
const wordJoiner = '\u2060';

/** Estimates the width of a text in Roboto with the text spacing of the user, in px. Measuring it would lay out the page for each label. */
export function textWidth(text: string, fontSizePx: number): number {
  let width = 0;
  for (const letter of text.replaceAll(wordJoiner, ''))
    width +=
      (narrow.test(letter) ? 0.3 : wide.test(letter) ? 0.86 : capital.test(letter) ? 0.65 : 0.56) + textSpacing();
  return width * fontSizePx;
}

/** Returns a text that fits a width in px: cut at its end with an ellipsis where it is too long. */
export function cutText(text: string, widthPx: number, fontSizePx: number): string {
  if (textWidth(text, fontSizePx) <= widthPx) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, fontSizePx) > widthPx) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

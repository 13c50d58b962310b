/**
 * Characters that are invisible or change the text direction: controls, line and paragraph separators, and format
 * characters such as bidi overrides and zero-width spaces.
 */
const blankControls = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** Emoji that are put together: joined by U+200D, and flags of regions, which are spelled in tag characters. */
const joinedEmoji =
  /\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*)+|\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** Everything that takes no room of its own, U+2800 (Braille without dots) among it. */
const takesNoRoom = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\s\u2800]/gu;

/**
 * Normalises a name: replaces line breaks and tabs by a blank, removes other control and format characters, except
 * those within an emoji, and trims it.
 */
export function cleanName(name: string): string {
  const spaced = name.replace(blankControls, ' ');
  let clean = '';
  let position = 0;
  for (const match of spaced.matchAll(joinedEmoji)) {
    clean += spaced.slice(position, match.index).replace(unseen, '') + match[0];
    position = match.index + match[0].length;
  }
  return (clean + spaced.slice(position).replace(unseen, '')).trim();
}

/** Whether a name has visible characters. */
export function isVisible(name: string): boolean {
  return name.replace(takesNoRoom, '') !== '';
}

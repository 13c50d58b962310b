/** Kind of a JavaScript token, as far as literals need it. */
export interface LiteralToken {
  kind: 'punctuation' | 'string' | 'number' | 'word' | 'unknown';
  start: number;
  end: number;
}

/** A stretch is tried as each of these in turn; blanks and comments are none. */
const kinds: readonly (readonly [LiteralToken['kind'] | null, RegExp])[] = [
  [null, /[\s;]+|\/\/[^\n]*|\/\*[^]*?\*\//y],
  ['string', /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|`(?:[^`\\$]|\\[^]|\$(?!\{))*`/y],
  ['number', /[-+]?\.?\d[\w.]*(?:(?<=[eE])[-+]\d+)?/y],
  ['word', /[\p{L}_$][\p{L}\p{N}_$]*/uy],
  ['punctuation', /=>|\.\.\.|[[\]{}(),:=.]/y],
  ['unknown', /[^]/y],
];

/** A text or a comment that does not end: whatever follows is in it. */
const endless = /["'`]|\/\*/y;

/** The tokens of a text of JavaScript, as far as texts and comments end; what can be in no literal is `unknown`. */
export function literalTokens(text: string): LiteralToken[] {
  const tokens: LiteralToken[] = [];
  for (let start = 0; start < text.length;) {
    for (const [kind, pattern] of kinds) {
      pattern.lastIndex = start;
      if (!pattern.test(text)) continue;
      const end = pattern.lastIndex;
      if (kind) tokens.push({ kind, start, end });
      endless.lastIndex = start;
      if (kind === 'unknown' && endless.test(text)) return tokens;
      start = end;
      break;
    }
  }
  return tokens;
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0' };

/** The value of a JavaScript string literal. */
export function textOfString(raw: string): string {
  return raw
    .slice(1, -1)
    .replaceAll(/\\(?:u\{([\da-fA-F]{1,6})\}|u([\da-fA-F]{4})|x([\da-fA-F]{2})|(\r\n|[^]))/g, (_all, ...codes) => {
      const [braced, four, two, character = ''] = codes as (string | undefined)[];
      const code = braced ?? four ?? two;
      if (code !== undefined) return String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff));
      return /[\r\n]/.test(character) ? '' : (escapes[character] ?? character);
    });
}

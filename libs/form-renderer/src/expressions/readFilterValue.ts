/** Characters that `^` and `\\` escape. Before others they are invalid, and the vendor reads no value. */
const escapable = { '^': /[-%_,^ ]/, '\\': /[-%_,^"\\/bfnrt]/ };

const backslash: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Returns the value that a term of a filter expression means, with escapes resolved; undefined if it means more than one
 * value (a `%` or `_` without `^`, EMPTY, NULL, a leading `-` or NOT), or cannot be read.
 */
export function readFilterValue(term: string): string | undefined {
  if (/^(?:empty|EMPTY|null|NULL)$/.test(term) || /^(?:-|NOT )/.test(term)) return undefined;
  const quoted = /^"(.*)"$/s.exec(term);
  return readCharacters(quoted?.[1] ?? term, quoted !== null);
}

/** Splits an expression at the commas that are neither escaped nor quoted; the parts are trimmed. */
export function splitFilterTerms(expression: string): string[] {
  const parts = [''];
  let quoted = false;
  for (let at = 0; at < expression.length; at += 1) {
    const character = expression.charAt(at);
    const last = parts.length - 1;
    if ((character === '^' || character === '\\') && at + 1 < expression.length) {
      parts[last] += expression.slice(at, at + 2);
      at += 1;
      continue;
    }
    if (character === '"') quoted = !quoted;
    if (character === ',' && !quoted) parts.push('');
    else parts[last] += character;
  }
  return parts.map(trimUnescaped);
}

/** A space at the end that `^` escapes is part of the value. */
function trimUnescaped(part: string): string {
  const trimmed = part.trim();
  const isEscaped = /(?:^|[^^])(?:\^\^)*\^$/.test(trimmed) && part.trimStart() !== trimmed;
  return isEscaped ? `${trimmed} ` : trimmed;
}

function readCharacters(text: string, quoted: boolean): string | undefined {
  let value = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const next = text.charAt(at + 1);
    if (character === '\\' && next === 'u' && /^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6))) {
      value += String.fromCharCode(Number.parseInt(text.slice(at + 2, at + 6), 16));
      at += 5;
    } else if (character === '\\' || (character === '^' && !(quoted && next === ''))) {
      // Within quotes the vendor reads `^` literally, which is undocumented: no value is better than a wrong one.
      if ((quoted && character === '^') || !escapable[character].test(next)) return undefined;
      value += (character === '\\' && backslash[next]) || next;
      at += 1;
    } else if (!quoted && (character === '%' || character === '_' || character === '"')) return undefined;
    else value += character;
  }
  return value;
}

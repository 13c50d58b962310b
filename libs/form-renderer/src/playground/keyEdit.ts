import type { EditorPage } from './editorHistory.ts';

const pairs: Readonly<Record<string, string>> = { '{': '}', '[': ']', '"': '"' };
const unit = '  ';

/**
 * Effect of a key on a JSON text, beyond plain typing: brackets and quotes come in pairs, a new line is
 * indented. Null for plain typing.
 */
export function keyEdit(page: EditorPage, key: string): EditorPage | null {
  const { text, selection } = page;
  const { start, end } = selection;
  const [before, after] = [text[start - 1] ?? '', text[end] ?? ''];
  if (key === 'Enter') return newLine(page);
  if (start !== end) return key in pairs ? around(page, key) : null;
  if (key === 'Backspace')
    return pairs[before] === after && after !== '' ? replaced(page, start - 1, end + 1, '') : null;
  // What was closed along with its opening is gone past, not written twice.
  if ((key === '}' || key === ']' || key === '"') && after === key) return { text, selection: caretAt(start + 1) };
  if (key === '}' || key === ']') return outdented(page, key);
  const isFree = /^[\s,:}\]]?$/.test(after) && (key !== '"' || /^[\s,:{[]?$/.test(before));
  return key in pairs && isFree ? replaced(page, start, end, key + pairs[key], 1) : null;
}

/** A text with a stretch replaced; the caret is behind it, or at an offset into it. */
export function replaced(
  { text }: EditorPage,
  from: number,
  to: number,
  insert: string,
  caret = insert.length,
): EditorPage {
  return { text: text.slice(0, from) + insert + text.slice(to), selection: caretAt(from + caret) };
}

function around(page: EditorPage, key: string): EditorPage {
  const { start, end } = page.selection;
  const { text } = replaced(page, start, end, key + page.text.slice(start, end) + pairs[key]);
  return { text, selection: { start: start + 1, end: end + 1 } };
}

/** As deep as the previous line, deeper after a bracket; its closing bracket gets its own line. */
function newLine(page: EditorPage): EditorPage {
  const { text, selection } = page;
  const { start, end } = selection;
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const opener = line.trimEnd().at(-1) ?? '';
  if (opener !== '{' && opener !== '[') return replaced(page, start, end, `\n${indent}`);
  const inside = `\n${indent}${unit}`;
  const isClosed =
    text
      .slice(end)
      .trimStart()
      .startsWith(pairs[opener] as string) && !/^\s*\n/.test(text.slice(end));
  return replaced(page, start, end, isClosed ? `${inside}\n${indent}` : inside, inside.length);
}

/** A closing bracket alone on its line is one step less deep. */
function outdented(page: EditorPage, key: string): EditorPage | null {
  const { start, end } = page.selection;
  const lineStart = page.text.lastIndexOf('\n', start - 1) + 1;
  const blank = page.text.slice(lineStart, start);
  if (blank.trim() !== '' || !blank.endsWith(unit)) return null;
  return replaced(page, start - unit.length, end, key);
}

function caretAt(at: number): EditorPage['selection'] {
  return { start: at, end: at };
}

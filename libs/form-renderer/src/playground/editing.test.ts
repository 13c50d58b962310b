import fc from 'fast-check';
import { editorHistoryReducer, startEditorHistory } from './editorHistory.ts';
import type { EditorAction } from './editorHistory.ts';
import { keyEdit } from './keyEdit.ts';
import { schemaLink, schemaOfLink } from './schemaLink.ts';

/** What a key makes of a text in which bars mark the ends of the selection; null if it is left to the browser. */
function pressed(marked: string, key: string): string | null {
  const start = marked.indexOf('|');
  const text = marked.replaceAll('|', '');
  const end = marked.includes('|', start + 1) ? marked.lastIndexOf('|') - 1 : start;
  const page = keyEdit({ text, selection: { start, end } }, key);
  if (!page) return null;
  const { selection } = page;
  const bars = selection.start === selection.end ? [selection.start] : [selection.end, selection.start];
  return bars.reduce((now, at) => `${now.slice(0, at)}|${now.slice(at)}`, page.text);
}

describe('a key in the editor', () => {
  it.each([
    ['[|]', '{', '[{|}]'],
    ['{ | }', '"', '{ "|" }'],
    ['{ "a|" }', '"', '{ "a"| }'],
    ['[{|}]', '}', '[{}|]'],
    ['[{|}]', 'Backspace', '[|]'],
    ['[{|}]', 'Enter', '[{\n  |\n}]'],
    ['  [|]', 'Enter', '  [\n    |\n  ]'],
    ['  "a": 1,|', 'Enter', '  "a": 1,\n  |'],
    ['[\n  |', ']', '[\n]|'],
    ['|ab|', '"', '"|ab|"'],
    ['|ab|', 'Enter', '\n|'],
    ['a|b', '{', null],
    ['"a|', '"', null],
    ['a|b', 'Backspace', null],
    ['a|b', 'x', null],
  ])('The key in %j: %s makes %j', (before, key, after) => {
    expect(pressed(before, key)).toBe(after);
  });
});

describe('the history of the editor', () => {
  const typed = (text: string, atMs: number): EditorAction => ({
    type: 'typed',
    page: { text, selection: { start: text.length, end: text.length } },
    atMs,
  });
  const after = (...actions: EditorAction[]) => actions.reduce(editorHistoryReducer, startEditorHistory('a'));

  it('The history undoes adjacent keystrokes together, others one by one', () => {
    const state = after(typed('ab', 0), typed('abc', 400), typed('abcd', 1000));
    expect(editorHistoryReducer(state, { type: 'undo' }).text).toBe('abc');
    expect(after(typed('ab', 0), typed('abc', 400), { type: 'undo' }).text).toBe('a');
  });

  it('The history undoes a paste or a long deletion separately, however soon it follows', () => {
    expect(after(typed('ab', 0), typed('', 100), typed('x', 150), typed('pasted', 200), { type: 'undo' }).text).toBe(
      'x',
    );
    expect(after(typed('abc', 0), typed('abcd', 50), typed('', 100), { type: 'undo' }).text).toBe('abcd');
  });

  it('The history redoes an undone edit with the caret at its position, until further typing', () => {
    const undone = after(typed('ab', 0), { type: 'undo' });
    expect(editorHistoryReducer(undone, { type: 'redo' })).toMatchObject({
      text: 'ab',
      selection: { start: 2, end: 2 },
    });
    expect(editorHistoryReducer(editorHistoryReducer(undone, typed('x', 0)), { type: 'redo' }).text).toBe('x');
  });

  it('The history stores the change of a whole text as one step, and none without a change', () => {
    const page = { text: 'new', selection: { start: 0, end: 0 } };
    const state = after(typed('ab', 0), { type: 'changed', page }, { type: 'changed', page });
    expect(state.past).toHaveLength(2);
    expect(editorHistoryReducer(state, { type: 'undo' }).text).toBe('ab');
    expect(editorHistoryReducer(state, { type: 'marked', page: { ...page } })).toBe(state);
  });

  it('The history does not keep the selection of an earlier text', () => {
    const state = after(typed('ab', 0));
    const late = { text: 'a', selection: { start: 0, end: 1 } };
    expect(editorHistoryReducer(state, { type: 'marked', page: late })).toBe(state);
  });
});

describe('a link to a schema', () => {
  it('A link to a schema restores any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const link = schemaLink('http://docs.test/iframe.html?id=a&viewMode=story#old', text);
        expect(link).toMatch(/^http:\/\/docs\.test\/iframe\.html\?id=a&viewMode=story#schema=[\w-]*$/);
        expect(schemaOfLink(new URL(link).hash)).toEqual({ text });
      }),
    );
  });

  it('A broken link to a schema is refused', () => {
    expect(['', '#other'].map(schemaOfLink)).toEqual([null, null]);
    const refused = { refusal: 'The schema in this link cannot be read: a part of the link may be missing.' };
    expect(['#schema=%%', '#schema=_w'].map(schemaOfLink)).toEqual([refused, refused]);
  });
});

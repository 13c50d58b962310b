/** The stretch of a text that is marked, or the caret where both are the same. */
export interface TextSelection {
  start: number;
  end: number;
}

/** A text and its selection. */
export interface EditorPage {
  text: string;
  selection: TextSelection;
}

/** A text with the steps that can be undone and done again. */
export interface EditorHistory extends EditorPage {
  past: readonly EditorPage[];
  future: readonly EditorPage[];
  /** When the last stroke of typing was, in ms; null after anything else. */
  typedAtMs: number | null;
}

/** A change of the text. */
export type EditorAction =
  | { type: 'typed'; page: EditorPage; atMs: number }
  | { type: 'changed'; page: EditorPage }
  | { type: 'marked'; page: EditorPage }
  | { type: 'undo' }
  | { type: 'redo' };

/** Strokes that follow each other within this time are one step. */
const strokesJoinMs = 500;
/** More than this many characters at once are no stroke: a paste, or a stretch that is deleted. */
const strokeLength = 2;
const maxSteps = 200;

/** A text before anything has happened to it. */
export function startEditorHistory(text: string): EditorHistory {
  return { text, selection: { start: 0, end: 0 }, past: [], future: [], typedAtMs: null };
}

/** The text after something has happened to it. */
export function editorHistoryReducer(state: EditorHistory, action: EditorAction): EditorHistory {
  switch (action.type) {
    case 'marked':
      // What was marked in an earlier text says nothing about this one.
      return action.page.text !== state.text || isSame(state.selection, action.page.selection)
        ? state
        : { ...state, selection: action.page.selection };
    case 'undo':
      return stepped(state, state.past.at(-1), state.past.slice(0, -1), [pageOf(state), ...state.future]);
    case 'redo':
      return stepped(state, state.future[0], [...state.past, pageOf(state)], state.future.slice(1));
    default: {
      if (action.page.text === state.text) return { ...state, selection: action.page.selection };
      const typedAtMs = action.type === 'typed' ? action.atMs : null;
      const isStroke = Math.abs(action.page.text.length - state.text.length) <= strokeLength;
      const isJoined =
        isStroke && typedAtMs !== null && state.typedAtMs !== null && typedAtMs - state.typedAtMs <= strokesJoinMs;
      const past = isJoined ? state.past : [...state.past, pageOf(state)].slice(-maxSteps);
      return { ...action.page, past, future: [], typedAtMs };
    }
  }
}

function stepped(
  state: EditorHistory,
  page: EditorPage | undefined,
  past: readonly EditorPage[],
  future: readonly EditorPage[],
): EditorHistory {
  return page ? { ...page, past, future, typedAtMs: null } : state;
}

function isSame(a: TextSelection, b: TextSelection): boolean {
  return a.start === b.start && a.end === b.end;
}

function pageOf({ text, selection }: EditorPage): EditorPage {
  return { text, selection };
}

import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ChangeEvent, KeyboardEvent, RefObject } from 'react';
import type { EditorAction, EditorHistory, EditorPage } from './editorHistory.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { readJsonTree } from './jsonTree.ts';
import { keyEdit, replaced } from './keyEdit.ts';
import { completionsAt } from './schemaCompletion.ts';
import type { Completion, Completions } from './schemaCompletion.ts';

/** Data of the editor. */
export interface SchemaEditorOptions {
  history: EditorHistory;
  dispatch: (action: EditorAction) => void;
  /** JSON Schema of forms. */
  jsonSchema: JsonSchema;
  /** Formats the text. */
  onFormat: () => void;
  /** Goes to the next thing that is wrong, or to the one before. */
  onProblem: (direction: 1 | -1) => void;
  /** The time in ms. Default: the system's monotonic clock. */
  nowMs?: () => number;
}

/** How the editor's text area and its list are driven. */
export interface SchemaEditorControl {
  area: RefObject<HTMLTextAreaElement | null>;
  listId: string;
  /** Current suggestions; null if the list is closed. */
  offered: (Completions & { active: number }) | null;
  areaProps: {
    value: string;
    onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
    onSelect: (event: { currentTarget: HTMLTextAreaElement }) => void;
    onBlur: () => void;
  };
  accept: (item: Completion) => void;
}

const listStep = 8;

/** Text, caret, keys and list of a schema's editor. */
export function useSchemaEditor(options: SchemaEditorOptions): SchemaEditorControl {
  const { history, dispatch, nowMs = () => performance.now() } = options;
  const { text } = history;
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const list = useSuggestions(options);
  const { offered, show } = list;
  useCaret(area, history);
  const onCommand = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const command = commandOf(event);
    if (command === 'suggest') show(true);
    else if (command === 'format') options.onFormat();
    else if (command === 'problem') options.onProblem(event.shiftKey ? -1 : 1);
    else if (command) {
      show(false);
      dispatch({ type: command });
    }
    return command !== null;
  };
  const onPlainKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean => {
    const { key } = event;
    if (list.onKey(key)) return true;
    const page = event.shiftKey && key === 'Enter' ? null : keyEdit(pageIn(event.currentTarget), key);
    if (!page) return false;
    if (page.text === text) dispatch({ type: 'marked', page });
    else dispatch({ type: 'typed', page, atMs: nowMs() });
    show(key === '"' && page.text.length > text.length);
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    // Where AltGr writes a bracket it reads as Control and Alt.
    const isPlain = event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey);
    if (!onCommand(event) && !(isPlain && onPlainKey(event))) return;
    event.preventDefault();
    // Stops Escape and the shortcuts of Storybook from leaving the editor.
    event.stopPropagation();
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLTextAreaElement>) => {
    const page = pageIn(currentTarget);
    dispatch({ type: 'typed', page, atMs: nowMs() });
    const typed = page.text.length === text.length + 1 ? page.text[page.selection.start - 1] : '';
    show(/["\w-]/.test(typed ?? '') || (offered !== null && page.text.length < text.length));
  };
  const onSelect = ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) => {
    const page = pageIn(currentTarget);
    const { start } = page.selection;
    if (page.text === text && offered && (start < offered.from || start > offered.to)) show(false);
    dispatch({ type: 'marked', page });
  };
  const onBlur = () => show(false);
  return {
    area,
    listId,
    offered,
    accept: list.accept,
    areaProps: { value: text, onChange, onKeyDown, onSelect, onBlur },
  };
}

/** The suggestions at the caret while the list is open, and its keys. */
function useSuggestions({ history, dispatch, jsonSchema }: SchemaEditorOptions) {
  const { text, selection } = history;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const isCaret = selection.start === selection.end;
  const offers = useMemo(
    () => (open && isCaret ? completionsAt(jsonSchema, text, readJsonTree(text), selection.start) : null),
    [open, isCaret, jsonSchema, text, selection.start],
  );
  const count = offers?.items.length ?? 0;
  const offered = offers && count > 0 ? { ...offers, active: Math.min(active, count - 1) } : null;
  const show = (isOpen: boolean) => {
    setOpen(isOpen);
    setActive(0);
  };
  const accept = ({ insert, caret, goesOn }: Completion) => {
    if (!offered) return;
    dispatch({ type: 'changed', page: replaced(history, offered.from, offered.to, insert, caret) });
    show(goesOn);
  };
  const onKey = (key: string): boolean => {
    if (!offered) return false;
    const move = { ArrowDown: 1, ArrowUp: -1, PageDown: listStep, PageUp: -listStep }[key];
    const item = offered.items[offered.active];
    if (move !== undefined) setActive(movedIn(count, offered.active, move));
    else if (key === 'Escape') show(false);
    else if ((key === 'Enter' || key === 'Tab') && item) accept(item);
    else return false;
    return true;
  };
  return { offered, show, accept, onKey };
}

/** After a programmatic change the caret is where the change has put it. */
function useCaret(area: RefObject<HTMLTextAreaElement | null>, { text, selection }: EditorHistory): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || element.value !== text) return;
    if (element.selectionStart === selection.start && element.selectionEnd === selection.end) return;
    element.setSelectionRange(selection.start, selection.end);
  }, [area, text, selection]);
}

function commandOf(event: KeyboardEvent): 'suggest' | 'format' | 'problem' | 'undo' | 'redo' | null {
  const key = event.key.toLowerCase();
  const isMain = event.ctrlKey || event.metaKey;
  if ((event.ctrlKey && key === ' ') || (event.altKey && key === 'arrowdown')) return 'suggest';
  if (key === 'f8') return 'problem';
  if (event.altKey && event.shiftKey && event.code === 'KeyF') return 'format';
  if (isMain && key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return isMain && key === 'y' ? 'redo' : null;
}

function movedIn(count: number, active: number, by: number): number {
  if (Math.abs(by) === 1) return (active + by + count) % count;
  return Math.max(0, Math.min(count - 1, active + by));
}

function pageIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): EditorPage {
  return { text: value, selection: { start: selectionStart, end: selectionEnd } };
}

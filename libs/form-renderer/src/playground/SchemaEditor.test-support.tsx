import { StatusMessage, colors, radius } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { memo, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, Ref, RefObject } from 'react';
import { CodeLines, codeFont, lineHeightPx } from './CodeLines.test-support.tsx';
import type { DrawnLines } from './CodeLines.test-support.tsx';
import { CompletionList } from './CompletionList.test-support.tsx';
import type { SchemaProblem } from './schemaText.ts';
import { placesIn } from './schemaText.ts';
import { useSchemaEditor } from './useSchemaEditor.ts';
import type { SchemaEditorOptions } from './useSchemaEditor.ts';

/** Imperative methods of the editor. */
export interface SchemaEditorHandle {
  /** Selects a range of the text, scrolls to it and focuses the editor. */
  reveal: (start: number, end: number) => void;
}

/** Props of `SchemaEditor`. */
export interface SchemaEditorProps extends SchemaEditorOptions {
  /** Id of the text area, for its label. */
  id: string;
  /** Id of the list of problems. */
  problemsId: string;
  problems: readonly SchemaProblem[];
  ref: Ref<SchemaEditorHandle>;
}

const paddingPx = 12;
/** The narrowest and the widest sign of fonts that code is written in, at this size. */
const characterWidthsPx = [7, 8];
/** Number of lines that render together: the visible ones, and as many before and after. */
const linesAtOnce = 100;

const Frame = styled('div')({
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  height: 480,
  minHeight: 160,
  border: `1px solid ${colors.controlLine}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  overflow: 'auto',
  resize: 'vertical',
  // What a key changes is laid out and drawn in here alone.
  contain: 'content',
  '&:hover': { borderColor: colors.controlLineHover },
  '&:focus-within': { borderColor: colors.accent, outline: `1px solid ${colors.accent}` },
  '&[data-invalid]': { borderColor: colors.danger },
  '&[data-invalid]:focus-within': { outlineColor: colors.danger },
  '@media (forced-colors: active)': { '&:focus-within': { outline: '2px solid Highlight' } },
});
const Gutter = styled('div')({
  ...codeFont,
  position: 'sticky',
  left: 0,
  zIndex: 1,
  flexShrink: 0,
  alignSelf: 'flex-start',
  boxSizing: 'border-box',
  minHeight: '100%',
  padding: `${paddingPx}px 8px`,
  backgroundColor: colors.surface,
  color: colors.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
  userSelect: 'none',
  '& > [data-mark]': { color: colors.danger, fontWeight: 500 },
  '& > [data-mark="warning"]': { color: colors.warning },
  // A disc beside an error and a triangle beside a warning: they are drawn, for not every font has such signs.
  '& > [data-mark]::before': {
    content: '""',
    position: 'absolute',
    left: 8,
    marginTop: 6,
    border: '4px solid currentColor',
    borderRadius: 4,
  },
  '& > [data-mark="warning"]::before': { borderRadius: 0, clipPath: 'polygon(50% 0, 100% 100%, 0 100%)' },
});
const Sheet = styled('div')({ position: 'relative', flex: '1 0 auto', minHeight: '100%', alignSelf: 'flex-start' });
const Under = styled('div')({ minHeight: '100%', padding: paddingPx, paddingLeft: 4, paddingBottom: 48 });
const Area = styled('textarea')({
  ...codeFont,
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
  margin: 0,
  padding: paddingPx,
  paddingLeft: 4,
  border: 0,
  outline: 'none',
  background: 'none',
  color: colors.text,
  // The coloured lines below it are what one sees; caret and marked text are its own.
  WebkitTextFillColor: 'transparent',
  caretColor: colors.text,
  whiteSpace: 'pre',
  overflow: 'hidden',
  resize: 'none',
  // Translucent: the lines lie below it.
  '&::selection': { backgroundColor: `color-mix(in srgb, ${colors.accent} 28%, transparent)` },
});

/** A schema as coloured text with line numbers, underlined problems, and suggestions. */
export function SchemaEditor({ id, problemsId, problems, ref, ...options }: SchemaEditorProps): ReactElement {
  const { text } = options.history;
  const { area, listId, offered, areaProps, accept } = useSchemaEditor(options);
  const frame = useRef<HTMLDivElement>(null);
  const isInvalid = problems.some(({ severity }) => severity === 'error');
  const { line, column } = placesIn(text)(offered?.from ?? 0);
  const activeId = offered ? `${listId}-${offered.active}` : undefined;
  const [block, setBlock] = useState(0);
  const drawn = { from: Math.max(0, block - 1) * linesAtOnce, to: (block + 2) * linesAtOnce };
  useReveal(ref, area, frame, text);
  return (
    <Frame
      ref={frame}
      data-editor
      data-invalid={isInvalid || undefined}
      onScroll={({ currentTarget }) => setBlock(Math.floor(currentTarget.scrollTop / lineHeightPx / linesAtOnce))}
    >
      <LineNumbers count={text.split('\n').length} problems={problems} {...drawn} />
      <Sheet>
        <Under aria-hidden="true">
          <CodeLines text={text} marks={problems} drawn={drawn} />
        </Under>
        <Area
          {...areaProps}
          ref={area}
          id={id}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          wrap="off"
          aria-invalid={isInvalid}
          aria-describedby={problemsId}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={offered ? listId : undefined}
          aria-activedescendant={activeId}
        />
        {offered && (
          <CompletionList
            id={listId}
            items={offered.items}
            active={offered.active}
            before={text.split('\n')[line - 1]?.slice(0, column - 1) ?? ''}
            top={paddingPx + line * lineHeightPx}
            onAccept={accept}
          />
        )}
      </Sheet>
      <StatusMessage>{offered ? wordCount(offered.items.length) : ''}</StatusMessage>
    </Frame>
  );
}

interface LineNumbersProps extends DrawnLines {
  count: number;
  problems: readonly SchemaProblem[];
}

/** The numbers of the lines; those with problems near the visible part are marked. */
const LineNumbers = memo(function LineNumbers({ count, problems, from, to }: LineNumbersProps): ReactElement {
  const marked = new Map<number, SchemaProblem['severity']>();
  for (const { line, severity } of problems) if (marked.get(line) !== 'error') marked.set(line, severity);
  const last = Math.min(count, to);
  // Room for a sign and the greatest number, wherever the lines that are drawn stand.
  const room = {
    paddingTop: paddingPx + from * lineHeightPx,
    minWidth: `calc(${Math.max(2, String(count).length)}ch + 30px)`,
    height: 2 * paddingPx + count * lineHeightPx,
  };
  return (
    <Gutter aria-hidden="true" style={room}>
      {Array.from({ length: Math.max(0, last - from) }, (_, index) => {
        const number = from + index + 1;
        return (
          <div key={number} data-mark={marked.get(number)}>
            {number}
          </div>
        );
      })}
    </Gutter>
  );
});

function useReveal(
  ref: Ref<SchemaEditorHandle>,
  area: RefObject<HTMLTextAreaElement | null>,
  frame: RefObject<HTMLDivElement | null>,
  text: string,
): void {
  useImperativeHandle(ref, () => ({
    reveal: (start, end) => {
      area.current?.focus({ preventScroll: true });
      area.current?.setSelectionRange(start, end);
      if (frame.current) scrollTo(frame.current, placesIn(text)(start));
      frame.current?.scrollIntoView?.({ block: 'nearest' });
    },
  }));
  // Undo and redo may change hidden lines, and browsers do not scroll to a caret that was set.
  useLayoutEffect(() => {
    const element = area.current;
    if (!frame.current || !element || element !== document.activeElement) return;
    scrollTo(frame.current, placesIn(text)(element.selectionStart));
  }, [area, frame, text]);
}

/** Brings a place of the text into view, sideways as far as can be said without the font: where the place surely lies outside. */
function scrollTo(frame: HTMLElement, { line, column }: { line: number; column: number }): void {
  const top = paddingPx + (line - 1) * lineHeightPx;
  const isSeen = top >= frame.scrollTop && top + lineHeightPx <= frame.scrollTop + frame.clientHeight;
  if (!isSeen) frame.scrollTop = top - frame.clientHeight / 3;
  const [least, most] = characterWidthsPx.map((width) => (column - 1) * width) as [number, number];
  const isBeyond = least > frame.scrollLeft + frame.clientWidth;
  if (most < frame.scrollLeft || isBeyond) frame.scrollLeft = Math.max(0, least - frame.clientWidth / 3);
}

function wordCount(count: number): string {
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
}

import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ReactElement } from 'react';
import { jsonTokens } from './jsonTokens.ts';
import { lineStarts } from './lineStarts.ts';

/** A stretch of a text that is underlined as wrong or odd. */
export interface CodeMark {
  severity: 'error' | 'warning';
  start: number;
  end: number;
}

/** How high a line of code is, in px. */
export const lineHeightPx = 20;

/** The font of code. */
export const codeFont = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: `${lineHeightPx}px`,
  tabSize: 2,
} as const;

const Lines = styled('pre')({
  ...codeFont,
  margin: 0,
  color: colors.text,
  '& [data-kind="string"]': { color: colors.accent },
  '& [data-kind="number"], & [data-kind="literal"]': { color: colors.info },
  '& [data-kind="punctuation"]': { color: colors.textMuted },
  '& [data-mark]': { textDecoration: `underline wavy ${colors.danger} 1px`, textUnderlineOffset: 3 },
  '& [data-mark="warning"]': { textDecorationColor: colors.warning },
});

/** Some lines of a text, counted from 0, up to but without `to`. */
export interface DrawnLines {
  from: number;
  to: number;
}

/** Props of `CodeLines`. */
export interface CodeLinesProps {
  text: string;
  /** Underlined ranges. Default: none. */
  marks?: readonly CodeMark[];
  /** The lines that are drawn; those around them, hidden, only take their room. Default: all. */
  drawn?: DrawnLines;
}

/** Coloured JSON with its errors underlined; a line re-renders only when it changes. */
export function CodeLines({ text, marks = [], drawn }: CodeLinesProps): ReactElement {
  const starts = lineStarts(text);
  const { from = 0, to = starts.length } = drawn ?? {};
  const endOf = (line: number) => (starts[line + 1] ?? text.length + 1) - 1;
  const lengthOf = (start: number, line: number) => (line < from || line >= to ? endOf(line) - start : 0);
  const room = {
    paddingTop: Math.min(from, starts.length) * lineHeightPx,
    paddingBottom: Math.max(0, starts.length - to) * lineHeightPx,
    // As wide as the longest of those that are not drawn.
    minWidth: `${starts.map(lengthOf).reduce((most, length) => Math.max(most, length), 0)}ch`,
  };
  return (
    <Lines style={room}>
      {starts.slice(from, to).map((start, index) => {
        const line = from + index;
        const end = endOf(line);
        return <CodeLine key={line} line={text.slice(start, end)} marks={marksIn(marks, start, end - start)} />;
      })}
    </Lines>
  );
}

/** The marks of one line as a text, which is compared at a glance: `3-8-error 10-12-warning`. */
function marksIn(marks: readonly CodeMark[], lineStart: number, length: number): string {
  return marks
    .filter(({ start, end }) => start < lineStart + length && end > lineStart)
    .map(({ start, end, severity }) =>
      [Math.max(start - lineStart, 0), Math.min(end - lineStart, length), severity].join('-'),
    )
    .join(' ');
}

const CodeLine = memo(function CodeLine({ line, marks }: { line: string; marks: string }): ReactElement {
  // Hand-written lines are shorter: the rest of a generated line stays without colours.
  const tokens = jsonTokens(line.slice(0, 1000));
  const stretches = marks.split(' ').filter(Boolean).map(readMark);
  const cuts = [
    0,
    line.length,
    ...tokens.flatMap(({ start, end }) => [start, end]),
    ...stretches.flatMap(({ start, end }) => [start, end]),
  ];
  const edges = [...new Set(cuts)].sort((a, b) => a - b);
  return (
    <>
      {edges.slice(0, -1).map((from, index) => {
        const to = edges[index + 1] ?? line.length;
        const token = tokens.find(({ start, end }) => start <= from && to <= end);
        const isName = token?.kind === 'string' && /^\s*:/.test(line.slice(token.end));
        const within = stretches.filter(({ start, end }) => start <= from && to <= end).map(({ severity }) => severity);
        return (
          <span
            key={from}
            data-kind={isName ? 'name' : token?.kind}
            data-mark={within.includes('error') ? 'error' : within[0]}
          >
            {line.slice(from, to)}
          </span>
        );
      })}
      {'\n'}
    </>
  );
});

function readMark(mark: string): CodeMark {
  const [start, end, severity] = mark.split('-');
  return { start: Number(start), end: Number(end), severity: severity === 'error' ? 'error' : 'warning' };
}

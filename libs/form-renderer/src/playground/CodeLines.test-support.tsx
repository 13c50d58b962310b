import { colors } from '@agency-insights/ui-kit';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { ReactElement } from 'react';
import { jsonTokens } from './jsonTokens.ts';

/** A stretch of a text that is underlined as wrong or odd. */
export interface CodeMark {
  severity: 'error' | 'warning';
  start: number;
  end: number;
}

/** The font of code, wherever it stands. */
export const codeFont = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: '20px',
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

/** A text of JSON in colours, with what is wrong in it underlined; a line renders again only when it changes. */
export function CodeLines({ text, marks = [] }: { text: string; marks?: readonly CodeMark[] }): ReactElement {
  return (
    <Lines>
      {linesOf(text).map(({ line, start }, index) => (
        <CodeLine key={index} line={line} marks={marksIn(marks, start, line.length)} />
      ))}
    </Lines>
  );
}

/** The lines of a text, each with where it begins. */
function linesOf(text: string): { line: string; start: number }[] {
  return [...text.matchAll(/[^\n]*(?:\n|$)/g)]
    .filter(({ index, 0: line }) => line !== '' || index === 0 || text[index - 1] === '\n')
    .map(({ index, 0: line }) => ({ line: line.replace(/\n$/, ''), start: index }));
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
  const tokens = jsonTokens(line);
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

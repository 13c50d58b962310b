import type { ReactElement, SVGProps } from 'react';

/** Distance between the lines of a label in a chart, in px. */
export const labelLineHeight = 13;

/** Props of `TextLines`. */
export interface TextLinesProps extends Pick<SVGProps<SVGTextElement>, 'className' | 'textAnchor'> {
  x: number;
  /** The middle of all lines in px. */
  y: number;
  lines: readonly string[];
}

/** A label of one or two lines. */
export function TextLines({ x, y, lines, ...text }: TextLinesProps): ReactElement {
  const [only] = lines;
  if (lines.length < 2)
    return (
      <text x={x} y={y} dy="0.35em" {...text}>
        {only}
      </text>
    );
  const first = y - ((lines.length - 1) * labelLineHeight) / 2;
  return (
    <text {...text}>
      {lines.map((line, at) => (
        <tspan key={at} x={x} y={first + at * labelLineHeight} dy="0.35em">
          {line}
        </tspan>
      ))}
    </text>
  );
}

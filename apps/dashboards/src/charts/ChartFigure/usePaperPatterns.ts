import { useLayoutEffect, type RefObject } from 'react';
import type { Paint } from '../palette/chartVariables.ts';
import { patternOf } from './ChartPatterns.tsx';

const svgNamespace = 'http://www.w3.org/2000/svg';
const patternedBoxes = 'rect[class*="chart-fill-"], rect.chart-hatch';

/**
 * Draws the patterns of a drawing as lines while the page is printed: browsers turn a pattern fill into a picture of the
 * whole page, for each area. `drawing`: draws them again when it changes.
 */
export function usePaperPatterns(root: RefObject<Element | null>, isPrinting: boolean, drawing: unknown): void {
  useLayoutEffect(() => {
    if (!isPrinting) return undefined;
    const added = [...(root.current?.querySelectorAll<SVGRectElement>(patternedBoxes) ?? [])].flatMap(
      (box) => addLines(box) ?? [],
    );
    return () => {
      for (const lines of added) lines.remove();
    };
  }, [root, isPrinting, drawing]);
}

/** Draws the pattern over an area; a nested drawing clips the lines at the edges. */
function addLines(box: SVGRectElement): Element | undefined {
  const paint = /chart-(?:fill-(\S+)|hatch)/.exec(box.getAttribute('class') ?? '');
  const pattern = paint === null ? undefined : patternOf((paint[1] ?? 'hatch') as Paint | 'hatch');
  if (pattern === undefined) return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(box.getAttribute(name)),
  );
  if (width <= 0 || height <= 0) return undefined;
  const window = document.createElementNS(svgNamespace, 'svg');
  for (const [name, value] of Object.entries({ x, y, width, height, viewBox: `${x} ${y} ${width} ${height}` }))
    window.setAttribute(name, String(value));
  const lines = document.createElementNS(svgNamespace, 'path');
  lines.setAttribute('class', paint?.[1] === undefined ? 'chart-hatch-line' : 'chart-pattern-line');
  lines.setAttribute('d', repeat(pattern, { x, y, right: x + width, bottom: y + height }));
  window.append(lines);
  box.after(window);
  return window;
}

interface Extent {
  x: number;
  y: number;
  right: number;
  bottom: number;
}

/** Repeats a path over an area; areas that touch have one pattern together. */
function repeat({ size, path }: { size: number; path: string }, { x, y, right, bottom }: Extent): string {
  const copies: string[] = [];
  for (let top = Math.floor(y / size) * size; top < bottom; top += size)
    for (let left = Math.floor(x / size) * size; left < right; left += size) copies.push(move(path, left, top));
  return copies.join('');
}

/** Moves the absolute places of a path. */
function move(path: string, left: number, top: number): string {
  return path.replaceAll(/([MLHV])(-?[\d.]+)(?:,(-?[\d.]+))?/g, (_, kind: string, first: string, second?: string) => {
    if (kind === 'V') return `V${Number(first) + top}`;
    if (kind === 'H') return `H${Number(first) + left}`;
    return `${kind}${Number(first) + left},${Number(second) + top}`;
  });
}

import { drawChart } from './drawChart.ts';
import { drawPart } from './drawPart.ts';
import { drawTable } from './drawTable.ts';
import { loadImage, type Place, type TextLine, withStyles, wrap } from './pictureParts.ts';

/** Width of the margin around the drawing, in px. */
const margin = 24;
/** Pixels of the picture for each px of the page. */
const scale = 2;
/** Height of a line of text, in px. */
const lineHeight = 18;

/**
 * Draws a tile with its title, its sentence, its legend and its facts as a PNG; null where it has neither a chart nor a
 * table. Of a tile with several drawings, `data-picture` marks the part of the page that has all of them.
 */
export async function tilePicture(card: Element, facts: string): Promise<Blob | null> {
  const drawing =
    card.querySelector('[data-picture]') ??
    card.querySelector('[role="application"] svg') ??
    card.querySelector('table');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (drawing === null || context === null) return null;
  const { color, fontFamily } = getComputedStyle(card);
  const { width, height } = drawing.getBoundingClientRect();
  const fontOf = (font: string) => `${font} ${fontFamily}`;
  const lines = [
    { text: card.querySelector('h2, h3')?.textContent ?? '', font: fontOf('500 14px') },
    ...wrap(context, sentenceOf(card), { font: fontOf('400 12px'), width }),
  ];
  const notes = wrap(context, facts, { font: fontOf('400 11px'), width });
  context.font = fontOf('400 12px');
  const entries = placeLegend(context, drawing.hasAttribute('data-picture') ? [] : await legendOf(card), width);
  const top = margin + (lines.length + (entries.at(-1)?.line ?? 0)) * lineHeight + 8;
  canvas.width = (width + margin * 2) * scale;
  canvas.height = (top + height + 8 + notes.length * lineHeight + margin) * scale;
  context.scale(scale, scale);
  context.fillStyle = opaqueGroundOf(card);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  writeLines(context, lines, margin);
  context.font = fontOf('400 12px');
  drawLegend(context, entries, margin + lines.length * lineHeight);
  await draw(context, drawing, { left: margin, top });
  writeLines(context, notes, top + height + 8);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** Draws a chart, a table, or a part with several drawings. */
async function draw(context: CanvasRenderingContext2D, drawing: Element, place: Place): Promise<void> {
  if (drawing instanceof HTMLTableElement) return drawTable(context, drawing, place);
  if (!(drawing instanceof SVGSVGElement)) return drawPart(context, drawing, place);
  return drawChart(context, drawing, place);
}

function writeLines(context: CanvasRenderingContext2D, lines: readonly TextLine[], top: number): void {
  for (const [at, { text, font }] of lines.entries()) {
    context.font = font;
    context.fillText(text, margin, top + (at + 0.7) * lineHeight);
  }
}

/** What the drawing shows, in a sentence. */
function sentenceOf(card: Element): string {
  return card.querySelector('figure > p, [role="group"] > p')?.textContent ?? '';
}

interface LegendEntry {
  label: string;
  mark: HTMLImageElement;
}

/** The entries of the legend that is beside the drawing on the page. */
function legendOf(card: Element): Promise<LegendEntry[]> {
  const entries = [...card.querySelectorAll('figure ul > li')];
  return Promise.all(
    entries.map(async (entry): Promise<LegendEntry[]> => {
      const mark = entry.querySelector('svg');
      return mark === null ? [] : [{ label: entry.textContent ?? '', mark: await loadImage(withStyles(mark)) }];
    }),
  ).then((found) => found.flat());
}

/** Room for the mark of an entry, and between an entry and the next, in px. */
const [markRoom, entryGap] = [22, 16];

/** Places the entries beside each other, in lines that are at most so wide, in px. `line` counts from 1. */
function placeLegend(context: CanvasRenderingContext2D, entries: readonly LegendEntry[], width: number) {
  let [left, line] = [0, 1];
  return entries.map((entry) => {
    const needed = markRoom + context.measureText(entry.label).width;
    if (left > 0 && left + needed > width) [left, line] = [0, line + 1];
    const placed = { ...entry, left, line };
    left += needed + entryGap;
    return placed;
  });
}

function drawLegend(
  context: CanvasRenderingContext2D,
  entries: readonly (LegendEntry & { left: number; line: number })[],
  top: number,
): void {
  for (const { label, mark, left, line } of entries) {
    const lineTop = top + (line - 1) * lineHeight;
    context.drawImage(mark, margin + left, lineTop + 3, 16, 12);
    context.fillText(label, margin + left + markRoom, lineTop + 0.7 * lineHeight);
  }
}

/** The colour behind an element: its own, or that of its background. */
function opaqueGroundOf(element: Element | null): string {
  if (element === null) return '#ffffff';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? opaqueGroundOf(element.parentElement) : backgroundColor;
}

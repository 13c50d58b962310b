import { drawTable } from './drawTable.ts';
import { loadImage, type TextLine, withStyles, wrap } from './pictureParts.ts';

/** Width of the margin around the drawing, in px. */
const margin = 24;
/** Pixels of the picture for each px of the page. */
const scale = 2;
/** Height of a line of text, in px. */
const lineHeight = 18;

/** Draws a tile with its title, its sentence, its legend and its facts as a PNG; null where it has neither a chart nor a table. */
export async function tilePicture(card: Element, facts: string): Promise<Blob | null> {
  const drawing =
    card.querySelector<SVGSVGElement>('[role="application"] svg') ?? card.querySelector<HTMLTableElement>('table');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (drawing === null || context === null) return null;
  const { color, fontFamily } = getComputedStyle(card);
  const { width, height } = drawing.getBoundingClientRect();
  const fontOf = (font: string) => `${font} ${fontFamily}`;
  const lines = [
    { text: card.querySelector('h3')?.textContent ?? '', font: fontOf('500 14px') },
    ...wrap(context, card.querySelector('figure p')?.textContent ?? '', { font: fontOf('400 12px'), width }),
  ];
  const notes = wrap(context, facts, { font: fontOf('400 11px'), width });
  const entries = await legendOf(card);
  const top = margin + (lines.length + (entries.length > 0 ? 1 : 0)) * lineHeight + 8;
  canvas.width = (width + margin * 2) * scale;
  canvas.height = (top + height + 8 + notes.length * lineHeight + margin) * scale;
  context.scale(scale, scale);
  context.fillStyle = opaqueGroundOf(card);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  writeLines(context, lines, margin);
  context.font = fontOf('400 12px');
  drawLegend(context, entries, margin + lines.length * lineHeight);
  if (drawing instanceof HTMLTableElement) await drawTable(context, drawing, { left: margin, top });
  else context.drawImage(await loadImage(withStyles(drawing)), margin, top, width, height);
  writeLines(context, notes, top + height + 8);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

function writeLines(context: CanvasRenderingContext2D, lines: readonly TextLine[], top: number): void {
  for (const [at, { text, font }] of lines.entries()) {
    context.font = font;
    context.fillText(text, margin, top + (at + 0.7) * lineHeight);
  }
}

interface DrawnEntry {
  label: string;
  mark: HTMLImageElement;
}

/** The entries of the legend that is beside the drawing on the page. */
function legendOf(card: Element): Promise<DrawnEntry[]> {
  const entries = [...card.querySelectorAll('figure ul > li')];
  return Promise.all(
    entries.map(async (entry): Promise<DrawnEntry[]> => {
      const mark = entry.querySelector('svg');
      return mark === null ? [] : [{ label: entry.textContent ?? '', mark: await loadImage(withStyles(mark)) }];
    }),
  ).then((found) => found.flat());
}

function drawLegend(context: CanvasRenderingContext2D, entries: readonly DrawnEntry[], top: number): void {
  let left = margin;
  for (const { label, mark } of entries) {
    context.drawImage(mark, left, top + 3, 16, 12);
    context.fillText(label, left + 22, top + 0.7 * lineHeight);
    left += 22 + context.measureText(label).width + 16;
  }
}

/** The colour behind an element: its own, or that of its background. */
function opaqueGroundOf(element: Element | null): string {
  if (element === null) return '#ffffff';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? opaqueGroundOf(element.parentElement) : backgroundColor;
}

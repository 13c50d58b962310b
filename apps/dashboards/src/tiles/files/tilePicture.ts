/** Width of the margin around the drawing, in px. */
const margin = 24;
/** Pixels of the picture for each px of the page. */
const scale = 2;
/** Properties that the page's styles set on parts of a drawing. */
const drawnProperties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'font-family',
  'paint-order',
  'shape-rendering',
] as const;

/** Height of a line of text, in px. */
const lineHeight = 18;

/** Draws the chart of a tile with its title, its sentence, its legend and its facts as a PNG; null where it has no drawing. */
export async function tilePicture(card: Element, facts: string): Promise<Blob | null> {
  const drawing = card.querySelector<SVGSVGElement>('[role="application"] svg');
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
  context.drawImage(await loadImage(withStyles(drawing)), margin, top, width, height);
  writeLines(context, notes, top + height + 8);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface TextLine {
  text: string;
  font: string;
}

/** Breaks a text into lines that are at most so wide, in px. */
function wrap(
  context: CanvasRenderingContext2D,
  text: string,
  { font, width }: { font: string; width: number },
): TextLine[] {
  context.font = font;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => ({ text: line, font }));
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

/** A copy of a drawing that looks the same without the page's styles. */
function withStyles(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const originals = drawing.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, at) => {
    const original = originals[at];
    if (original === undefined) return;
    const style = getComputedStyle(original);
    for (const property of drawnProperties) element.setAttribute(property, style.getPropertyValue(property));
  });
  copy.querySelector('[data-focus-ring]')?.remove();
  return new XMLSerializer().serializeToString(copy);
}

function loadImage(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  return new Promise<HTMLImageElement>((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser could not draw this chart as a picture.'));
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

/** The colour behind an element: its own, or that of its background. */
function opaqueGroundOf(element: Element | null): string {
  if (element === null) return '#ffffff';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? opaqueGroundOf(element.parentElement) : backgroundColor;
}

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

/** A place in a picture, in px. */
export interface Place {
  left: number;
  top: number;
}

/** A line of text of a picture. */
export interface TextLine {
  text: string;
  font: string;
}

/** Breaks a text into lines that are at most so wide, in px. */
export function wrap(
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

/** A copy of a drawing that looks the same without the page's styles. `withTexts`: whether it has its texts. Default true. */
export function withStyles(drawing: SVGSVGElement, { withTexts = true } = {}): string {
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
  if (!withTexts) for (const text of copy.querySelectorAll('text')) text.remove();
  return new XMLSerializer().serializeToString(copy);
}

/** Draws a picture's part that is SVG. Rejects where the browser cannot. */
export function loadImage(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image();
  return new Promise<HTMLImageElement>((resolve, reject) => {
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser could not draw this chart as a picture.'));
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}

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

/** Draws the chart of a tile with its title, its sentence and its facts as a PNG; null where it has no drawing. */
export async function tilePicture(card: Element, facts: string): Promise<Blob | null> {
  const drawing = card.querySelector<SVGSVGElement>('[role="application"] svg');
  if (drawing === null) return null;
  const title = card.querySelector('h3')?.textContent ?? '';
  const sentence = card.querySelector('figure p')?.textContent ?? '';
  const { width, height } = drawing.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + margin * 2) * scale;
  canvas.height = (height + margin * 2 + 72) * scale;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const { color, fontFamily } = getComputedStyle(card);
  context.scale(scale, scale);
  context.fillStyle = opaqueGroundOf(card);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  const write = (text: string, y: number, font: string) => {
    context.font = `${font} ${fontFamily}`;
    context.fillText(text, margin, y, width);
  };
  write(title, margin + 12, '500 14px');
  write(sentence, margin + 32, '400 12px');
  context.drawImage(await loadImage(withStyles(drawing)), margin, margin + 48, width, height);
  write(facts, margin + 48 + height + 20, '400 11px');
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
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

/** The colour behind an element: its own, or that of what it stands on. */
function opaqueGroundOf(element: Element | null): string {
  if (element === null) return '#ffffff';
  const { backgroundColor } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' ? opaqueGroundOf(element.parentElement) : backgroundColor;
}

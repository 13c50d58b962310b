import { loadImage, type Place, withStyles, wrap } from './pictureParts.ts';

/** Draws a table as it is on the page, with its top left corner at a place. */
export async function drawTable(
  context: CanvasRenderingContext2D,
  table: HTMLTableElement,
  { left, top }: Place,
): Promise<void> {
  context.save();
  const origin = table.getBoundingClientRect();
  const placeOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - origin.x + left, y: y - origin.y + top, width, height };
  };
  for (const cell of table.querySelectorAll('th, td')) {
    const { x, y, width, height } = placeOf(cell);
    drawText(context, cell, { x, y, width, height });
    context.fillStyle = getComputedStyle(cell).borderBottomColor;
    context.fillRect(x, y + height - 1, width, 1);
  }
  for (const drawing of table.querySelectorAll('svg')) {
    const { x, y, width, height } = placeOf(drawing);
    if (width > 0) context.drawImage(await loadImage(withStyles(drawing)), x, y, width, height);
  }
  context.restore();
}

/** Writes the text of a cell, broken as the page breaks it, in the middle of its height. */
function drawText(context: CanvasRenderingContext2D, cell: Element, box: DOMRectInit): void {
  const { x = 0, y = 0, width = 0, height = 0 } = box;
  const style = getComputedStyle(cell);
  const [paddingLeft, paddingRight] = [parseFloat(style.paddingLeft), parseFloat(style.paddingRight)];
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const lineHeight = parseFloat(style.fontSize) * 1.43;
  // Half a px: the page rounds the widths of texts in its own way.
  const room = width - paddingLeft - paddingRight + 0.5;
  const lines = textsOf(cell).flatMap((text) => wrap(context, text, { font, width: room }));
  const isAtEnd = style.textAlign === 'right' || style.textAlign === 'end';
  context.font = font;
  context.fillStyle = style.color;
  context.textAlign = isAtEnd ? 'right' : 'left';
  for (const [at, { text }] of lines.entries()) {
    const middle = y + height / 2 + (at - (lines.length - 1) / 2) * lineHeight;
    context.fillText(
      text,
      isAtEnd ? x + width - paddingRight : x + paddingLeft,
      middle + parseFloat(style.fontSize) / 3,
    );
  }
}

/** The texts of a cell that are on the page, each of which begins a line. */
function textsOf(cell: Element): string[] {
  if (getComputedStyle(cell).display === 'none') return [];
  const parts = [...cell.childNodes].map((node) => {
    if (node instanceof SVGElement || (node instanceof Element && isHidden(node))) return '';
    return node.textContent?.trim() ?? '';
  });
  return parts.filter(Boolean);
}

/** Words for screen readers alone are clipped to a pixel. */
function isHidden(element: Element): boolean {
  return element.getBoundingClientRect().width <= 1;
}

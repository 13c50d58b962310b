import { drawChart } from './drawChart.ts';
import { type Place, wrap } from './pictureParts.ts';

/**
 * Draws a part of the page that has several drawings, such as the cards of the key numbers: frames, drawings and texts as
 * they are on the page, with the top left corner of the part at a place.
 */
export async function drawPart(context: CanvasRenderingContext2D, part: Element, place: Place): Promise<void> {
  context.save();
  const origin = part.getBoundingClientRect();
  context.translate(place.left - origin.x, place.top - origin.y);
  for (const child of part.children) drawFrame(context, child);
  for (const drawing of part.querySelectorAll<SVGSVGElement>('svg:not(svg svg)')) {
    const { x, y, width } = drawing.getBoundingClientRect();
    if (width > 0) await drawChart(context, drawing, { left: x, top: y });
  }
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) drawText(context, texts.currentNode);
  context.restore();
}

/** Draws the ground and the border of a card; other elements have none. */
function drawFrame(context: CanvasRenderingContext2D, element: Element): void {
  const { backgroundColor, borderTopWidth, borderTopColor, borderTopLeftRadius } = getComputedStyle(element);
  if (parseFloat(borderTopWidth) === 0) return;
  const { x, y, width, height } = element.getBoundingClientRect();
  context.beginPath();
  context.roundRect(x + 0.5, y + 0.5, width - 1, height - 1, parseFloat(borderTopLeftRadius));
  context.fillStyle = backgroundColor;
  context.fill();
  context.strokeStyle = borderTopColor;
  context.stroke();
}

/** Writes a text where the page has it, unless the page does not show it. */
function drawText(context: CanvasRenderingContext2D, node: Node): void {
  const { parentElement: parent } = node;
  if (parent === null || parent.closest('svg, button') !== null) return;
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  if (isClipped(parent, box)) return;
  const { fontWeight, fontSize, fontFamily, color, textAlign } = getComputedStyle(parent);
  const font = `${fontWeight} ${fontSize} ${fontFamily}`;
  // Half a px: the page rounds the widths of texts in its own way.
  const lines = wrap(context, node.textContent ?? '', { font, width: box.width + 0.5 });
  const lineHeight = box.height / Math.max(1, lines.length);
  const isAtEnd = textAlign === 'right' || textAlign === 'end';
  context.font = font;
  context.fillStyle = color;
  context.textAlign = isAtEnd ? 'right' : 'left';
  for (const [at, { text }] of lines.entries())
    context.fillText(
      text,
      isAtEnd ? box.right : box.left,
      box.top + (at + 0.5) * lineHeight + parseFloat(fontSize) / 3,
    );
}

/** Whether a text is for screen readers alone, which are clipped to a pixel, or scrolled out of view. */
function isClipped(parent: Element, { top, bottom }: DOMRect): boolean {
  const region = parent.closest('[role="region"]')?.getBoundingClientRect();
  const isOutside = region !== undefined && (bottom > region.bottom || top < region.top);
  return isOutside || parent.getBoundingClientRect().width <= 1;
}

import { loadImage, type Place, withStyles } from './pictureParts.ts';

/**
 * Draws a chart as it is on the page, with its top left corner at a place. Its texts are written by themselves: a picture
 * has none of the page's fonts, and others need more room.
 */
export async function drawChart(
  context: CanvasRenderingContext2D,
  chart: SVGSVGElement,
  { left, top }: Place,
): Promise<void> {
  const origin = chart.getBoundingClientRect();
  context.drawImage(await loadImage(withStyles(chart, { withTexts: false })), left, top, origin.width, origin.height);
  context.save();
  context.translate(left - origin.x, top - origin.y);
  for (const text of chart.querySelectorAll('text')) {
    const lines = [...text.querySelectorAll('tspan')];
    for (const line of lines.length > 0 ? lines : [text]) writeLine(context, line);
  }
  context.restore();
}

function writeLine(context: CanvasRenderingContext2D, line: SVGTextContentElement): void {
  const { x, y, height } = line.getBoundingClientRect();
  const { fontWeight, fontSize, fontFamily, fill, stroke, strokeWidth } = getComputedStyle(line);
  const baseline = y + height / 2 + parseFloat(fontSize) / 3;
  const text = line.textContent ?? '';
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  if (stroke !== 'none') {
    // The halo of a text over data.
    context.strokeStyle = stroke;
    context.lineWidth = parseFloat(strokeWidth);
    context.lineJoin = 'round';
    context.strokeText(text, x, baseline);
  }
  context.fillStyle = fill;
  context.fillText(text, x, baseline);
}

/** A part of the page, in whole px. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The part of the page on which something is drawn, with a margin for shadows, cut at the window's edges; runs inside
 * the page. Text, fields, graphics, fills, outlines and shadows draw; an element that only holds others does not.
 */
export function drawnArea(margin: number): Area {
  type Edges = [left: number, top: number, right: number, bottom: number];
  const replaced = 'img,svg,canvas,video,input,textarea,select,iframe,hr';
  const clear = /^(transparent|rgba\(.*, 0\))$/;
  let drawn: Edges | undefined;

  const within = (rect: DOMRect, [left, top, right, bottom]: Edges): Edges => [
    Math.max(rect.left, left),
    Math.max(rect.top, top),
    Math.min(rect.right, right),
    Math.min(rect.bottom, bottom),
  ];
  const draws = (element: Element, style: CSSStyleDeclaration) =>
    element.matches(replaced) ||
    !clear.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0) ||
    ['Top', 'Right', 'Bottom', 'Left'].some((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const visit = (element: Element, bounds: Edges) => {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const own = style.position === 'fixed' ? whole : bounds;
    const edges = within(element.getBoundingClientRect(), own);
    const isSeen = edges[2] > edges[0] && edges[3] > edges[1] && style.visibility !== 'hidden';
    if (isSeen && draws(element, style)) {
      const [left, top, right, bottom] = drawn ?? edges;
      drawn = [
        Math.min(left, edges[0]),
        Math.min(top, edges[1]),
        Math.max(right, edges[2]),
        Math.max(bottom, edges[3]),
      ];
    }
    if (element.matches('svg')) return;
    const inner = style.overflow === 'visible' ? own : edges;
    for (const child of element.children) visit(child, inner);
  };

  const whole: Edges = [0, 0, innerWidth, innerHeight];
  for (const child of document.body.children) visit(child, whole);
  const [left, top, right, bottom] = drawn ?? [0, 0, 1, 1];
  const x = Math.max(0, Math.floor(left - margin));
  const y = Math.max(0, Math.floor(top - margin));
  return {
    x,
    y,
    width: Math.min(innerWidth, Math.ceil(right + margin)) - x,
    height: Math.min(innerHeight, Math.ceil(bottom + margin)) - y,
  };
}

/** Whether text runs from right to left in an element, by the page's styles: a theme may not know of a `dir` attribute. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
